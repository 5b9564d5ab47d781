# add_header_library(NAME HEADERS header... USES library...)
#
# Adds the header-only library SudokuSearch::NAME. Its headers are included by their path from the
# top of the project ("search/Driver.h"). When this project is the top-level one, each header is
# also compiled alone, as C++17, in a folder that contains only the headers of NAME and of the
# libraries it USES. A header that includes others, or lacks an include, fails the build. Parts of
# headers (.inl) belong to them.
function(add_header_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;USES")
  list(TRANSFORM arg_USES PREPEND SudokuSearch_ OUTPUT_VARIABLE used)
  set(library SudokuSearch_${name})

  set(headers "")
  foreach(header IN LISTS arg_HEADERS)
    cmake_path(ABSOLUTE_PATH header)
    list(APPEND headers ${header})
  endforeach()

  add_library(${library} INTERFACE)
  add_library(SudokuSearch::${name} ALIAS ${library})
  set_target_properties(${library} PROPERTIES EXPORT_NAME ${name})
  target_compile_features(${library} INTERFACE cxx_std_17)
  target_sources(${library} INTERFACE FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}
                                      FILES ${headers})
  target_link_libraries(${library} INTERFACE ${used})

  set(visible ${headers})
  foreach(other IN LISTS used)
    get_target_property(others ${other} VISIBLE_HEADERS)
    list(APPEND visible ${others})
  endforeach()
  list(REMOVE_DUPLICATES visible)
  set_target_properties(${library} PROPERTIES VISIBLE_HEADERS "${visible}")

  if(PROJECT_IS_TOP_LEVEL AND headers)
    compile_each_alone(${name} "${headers}" "${visible}")
  endif()
endfunction()

function(compile_each_alone name headers visible)
  set(root ${PROJECT_BINARY_DIR}/alone/${name})

  # Real folders with links to files: "../" would lead out of a linked folder.
  file(REMOVE_RECURSE ${root}/include)
  foreach(header IN LISTS visible)
    cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
    cmake_path(GET path PARENT_PATH folder)
    file(MAKE_DIRECTORY ${root}/include/${folder})
    file(CREATE_LINK ${header} ${root}/include/${path} COPY_ON_ERROR SYMBOLIC)
  endforeach()

  set(sources "")
  list(FILTER headers INCLUDE REGEX "\\.h$")
  foreach(header IN LISTS headers)
    cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
    set(source ${root}/${path}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${path}\"\n#include \"${path}\"\n")
    list(APPEND sources ${source})
  endforeach()

  add_library(${name}HeadersAlone OBJECT ${sources})
  target_include_directories(${name}HeadersAlone PRIVATE ${root}/include)
  target_link_libraries(${name}HeadersAlone PRIVATE warnings)
  target_compile_options(${name}HeadersAlone PRIVATE $<$<NOT:$<BOOL:${MSVC}>>:-O0>)
  set_target_properties(${name}HeadersAlone PROPERTIES CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON)
endfunction()
