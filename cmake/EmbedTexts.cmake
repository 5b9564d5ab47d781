# embed_texts(TARGET FILES file...)
#
# Adds to TARGET a C++ source, generated at build time, with the texts of the files.
# embeddedText(name), declared in apps/support/EmbeddedText.h, returns each by its file name without
# the folder.
#
# Run as a script with -DOUTPUT=file -DFILES=file;..., this file writes that source.

if(CMAKE_SCRIPT_MODE_FILE)
  # The C++ standard recommends that compilers accept literals of 65,536 characters; some warn
  # beyond it.
  set(longest 60000)
  set(texts "")
  foreach(file IN LISTS FILES)
    cmake_path(GET file FILENAME name)
    file(READ ${file} hex HEX)
    set(pieces "")
    # The bytes stay in hexadecimal, because brackets and semicolons break CMake's lists.
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
    string(LENGTH "${bytes}" length)
    math(EXPR piece "${longest} / 4 * 4")
    set(begin 0)
    while(begin LESS length)
      string(SUBSTRING "${bytes}" ${begin} ${piece} text)
      string(APPEND pieces "      \"${text}\"sv,\n")
      math(EXPR begin "${begin} + ${piece}")
    endwhile()
    string(APPEND texts "  if (name == \"${name}\") {\n    return joined({\n${pieces}    });\n  }\n")
  endforeach()
  file(WRITE ${OUTPUT} "// Made by cmake/EmbedTexts.cmake.
#include \"apps/support/EmbeddedText.h\"

#include <initializer_list>
#include <stdexcept>

namespace apps {
namespace {

using namespace std::string_view_literals;

std::string joined(std::initializer_list<std::string_view> pieces) {
  std::string text;
  for (const std::string_view piece : pieces) text += piece;
  return text;
}

}  // namespace

std::string embeddedText(std::string_view name) {
${texts}  throw std::logic_error(\"there is no embedded text \" + std::string(name));
}

}  // namespace apps
")
  return()
endif()

function(embed_texts target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FILES")
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${target}Texts.cpp)
  list(TRANSFORM arg_FILES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  add_custom_command(OUTPUT ${source}
                     COMMAND ${CMAKE_COMMAND} -DOUTPUT=${source} "-DFILES=${arg_FILES}"
                             -P ${PROJECT_SOURCE_DIR}/cmake/EmbedTexts.cmake
                     DEPENDS ${arg_FILES} ${PROJECT_SOURCE_DIR}/cmake/EmbedTexts.cmake
                     COMMENT "Embedding texts into ${target}"
                     VERBATIM)
  target_sources(${target} PRIVATE ${source})
endfunction()
