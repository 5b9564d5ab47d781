// Texts of submissions and puzzles that would do harm on a terminal.

#include "apps/support/PrintableText.h"

#include <gtest/gtest.h>

#include <string>

namespace apps {
namespace {

TEST(PrintableText, ControlCharactersAndInvalidUtf8BecomeHarmless) {
  const std::string unknown = "\xef\xbf\xbd";
  EXPECT_EQ(printable("a\x1b[2Jb\rc\x7f\n\td"), "a?[2Jb?c?\n\td");
  EXPECT_EQ(printable("\xc2\x9b"
                      "2J"),
            "?2J");
  EXPECT_EQ(printable("J\xc3\xbcrgen \xe2\x82\xac"), "J\xc3\xbcrgen \xe2\x82\xac");
  EXPECT_EQ(printable("J\xfcrgen"), "J" + unknown + "rgen");
  EXPECT_EQ(printable("\xe2\x82"), unknown + unknown);                // cut short
  EXPECT_EQ(printable("\xef\xbf\xbf"), unknown + unknown + unknown);  // forbidden in XML
  EXPECT_EQ(inQuotes("a\nb"), "\"a b\"");
  EXPECT_LT(inQuotes(std::string(1000, 'x')).size(), 300u);
}

TEST(PrintableText, CharactersThatChangeTheOrderOfTextBecomeHarmless) {
  for (const std::string each :
       {"\u061c", "\u200e", "\u200f", "\u202a", "\u202c", "\u202e", "\u2066", "\u2068", "\u2069"}) {
    EXPECT_EQ(printable("a" + each + "b"), "a?b");
  }
  for (const std::string each :
       {"\u061b", "\u061d", "\u200d", "\u2010", "\u2029", "\u202f", "\u2065", "\u206a"}) {
    EXPECT_EQ(printable(each), each);
  }
}

TEST(PrintableText, ABoundedTextIsShortWhateverItIsMadeOf) {
  EXPECT_EQ(bounded("as it is", 100), "as it is");
  for (const std::string part : {"x", "\n", "\xe2\x80\xae", "\x1b", "\xff"}) {
    std::string text;
    while (text.size() < 9'000) text += part;
    const std::string once = bounded(text, 100);
    EXPECT_EQ(characterCount(once), 100u);
    EXPECT_EQ(bounded(once, 100), once);
  }
}

}  // namespace
}  // namespace apps
