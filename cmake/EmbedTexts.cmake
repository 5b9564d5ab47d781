# embed_texts(TARGET FILES file...)
#
# Embeds the texts of the files into TARGET. embeddedText(name), declared in
# apps/support/EmbeddedText.h, returns each by its file name without the folder. A program can link
# one such target.
function(embed_texts target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FILES")
  set(files "")
  set(texts "")
  foreach(file IN LISTS arg_FILES)
    cmake_path(ABSOLUTE_PATH file)
    cmake_path(GET file FILENAME name)
    list(APPEND files ${file})
    string(APPEND texts ".asciz \"${name}\"\n.quad 2f - 1f\n1: .incbin \"${file}\"\n2:\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}Texts.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT [[
// Made by cmake/EmbedTexts.cmake.
#include "apps/support/EmbeddedText.h"

// For each text its name, its length in 8 bytes, and its bytes; at the end an empty name.
asm(R"(
.globl embeddedBytes
embeddedBytes:
@texts@.asciz ""
)");
extern const char embeddedBytes[] asm("embeddedBytes");

std::string apps::embeddedText(std::string_view name) {
  return apps::textNamed(name, embeddedBytes);
}
]] @ONLY)
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${files}"
                                                   SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endfunction()
