// Sweep.inl: singles and locked candidates, for all squares of the values in one register at once.
//
// A minirow is three squares in one row and one box. A minicolumn is three squares in one column
// and one box. Each is represented by the bit of its first square.

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

// The three minirows of a row, or minicolumns of a box or a column, seen from each of them: itself,
// the next, and the one after. Only bits that represent a minirow or minicolumn are meaningful.
struct Three {
  Vector self, next, last;

  __attribute__((always_inline)) Vector others() const { return next | last; }
  // Those whose two others are not set.
  __attribute__((always_inline)) Vector alone() const { return firstAlone(self, next, last); }
  __attribute__((always_inline)) Vector any() const { return anyOf(self, next, last); }
};
SUDOKU_INLINE Three alongRow(Vector m) {
  return {m, select(all(kRight), m << 6, m >> 3), select(all(kLeft), m >> 6, m << 3)};
}
SUDOKU_INLINE Three acrossBoxRows(Vector m) {
  return {m, m << 9 | m >> 18, m << 18 | m >> 9};
}
SUDOKU_INLINE Three acrossBoxColumns(Vector m) {
  return {m, select(all(kColumn3), m << 2, m >> 1), select(all(kColumn1), m >> 2, m << 1)};
}
SUDOKU_INLINE Three alongColumn(Vector m) {
  const Vector next = nextBand(m);
  return {m, next, nextBand(next)};
}

SUDOKU_INLINE Vector squaresOfMiniRows(Vector m) {
  return (m << 3) - m;
}
SUDOKU_INLINE Vector squaresOfMiniColumns(Vector m) {
  return anyOf(m, m << 9, m << 18);
}

// The first, second and third squares of minirows or minicolumns, each moved to the bit of the
// first square. Other bits are not cleared.
struct Parts {
  Vector first, second, third;
};
SUDOKU_INLINE Parts ofMiniRows(Vector squares) {
  return {squares, squares >> 1, squares >> 2};
}
SUDOKU_INLINE Parts ofMiniColumns(Vector squares) {
  return {squares, squares >> 9, squares >> 18};
}
SUDOKU_INLINE Vector anyOf(const Parts& parts) {
  return anyOf(parts.first, parts.second, parts.third);
}
SUDOKU_INLINE Vector oneOf(const Parts& parts) {
  return oneOf(parts.first, parts.second, parts.third);
}

// The result of a sweep over the values in one register.
struct Sweep {
  Vector places;   // the places left
  Vector hidden;   // those of them that are hidden singles
  Vector rows;     // minirows whose row and box have a place; other bits undefined
  Vector columns;  // minicolumns whose column has a place; other bits undefined
};

// Locked candidates: if only one minirow of a row has places, the value is in that minirow, and is
// removed from the other minirows of the box. The same holds with row and box exchanged, and for
// minicolumns. A square with one candidate decides its minirow. If the only minirow with places has
// exactly one, that is a hidden single.
//
// `naked`: the squares with one candidate. `hidden`: the hidden singles that the last sweep found
// for these values. `claimed`: those that it found for any value.
SUDOKU_INLINE Sweep sweep(Vector places, Vector naked, Vector hidden, Vector claimed) {
  Sweep result;
  const Vector decided = (places & naked) | hidden;

  const Parts rowParts = ofMiniRows(places);
  const Vector rows = anyOf(rowParts) & kMiniRows;
  const Vector decidedRows = anyOf(ofMiniRows(decided)) & kMiniRows;
  const Three ofRow = alongRow(rows), ofBox = acrossBoxRows(rows);
  const Vector onlyOfRow = ofRow.alone(), onlyOfBox = ofBox.alone();
  const Vector noRows =
      acrossBoxRows(onlyOfRow | decidedRows).others() | alongRow(onlyOfBox | decidedRows).others();
  const Vector hiddenRows = (onlyOfRow | onlyOfBox) & oneOf(rowParts);
  result.rows = ofRow.any() & ofBox.any();

  const Parts columnParts = ofMiniColumns(places);
  const Vector columns = anyOf(columnParts) & kMiniColumns;
  const Vector decidedColumns = anyOf(ofMiniColumns(decided)) & kMiniColumns;
  const Three ofColumn = alongColumn(columns);
  const Vector onlyOfColumn = ofColumn.alone();
  const Vector onlyBesides = acrossBoxColumns(columns).alone();
  const Vector noColumns = acrossBoxColumns(onlyOfColumn | decidedColumns).others() |
                           alongColumn(onlyBesides | decidedColumns).others();
  const Vector hiddenColumns = onlyOfColumn & oneOf(columnParts);
  result.columns = ofColumn.any();

  const Vector gone =
      squaresOfMiniRows(noRows & kMiniRows) | squaresOfMiniColumns(noColumns & kMiniColumns);
  const Vector beside = squaresOfMiniRows(decidedRows) | squaresOfMiniColumns(decidedColumns);
  result.places = places & ~gone & (~(beside | claimed) | decided);
  result.hidden =
      result.places & (squaresOfMiniRows(hiddenRows) | squaresOfMiniColumns(hiddenColumns));
  return result;
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku
