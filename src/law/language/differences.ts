/** Where an authority prints something else than its own tables give, or two of its methods differ: what is followed. */
interface Difference {
  readonly where: string
  readonly printed: string
  readonly here: string
  readonly because: string
}

// biome-ignore format: one difference a line
export const differences: readonly Difference[] = [
  { where: 'US', printed: 'wage-bracket tables', here: 'Worksheet 1A', because: 'a table cell is the worksheet at the middle of its bracket, to the dollar (daily: ten cents)' },
  { where: 'AL', printed: 'federal tax of a year 1,830.00', here: '1,829.88', because: 'the booklet rounds 35.19 × 52; the withholding of 29.59 is the same' },
  { where: 'CT', printed: 'Circular CT Examples 8 to 10: 17.65, 39.97, 78.82', here: '17.79, 40.24, 79.30', because: 'cells of the wage-bracket tables; the calculation rules (TPG-211) are followed' },
  { where: 'KS', printed: 'KW-100: 41.44', here: '41.00', because: 'the guide lets the result be rounded to the dollar' },
  { where: 'KY', printed: '42A003(TCF) 2026, biweekly: 35,730 and 47', here: '35,640 and 47.98', because: 'the sheet carries a figure of 2025; its own steps give 47.98' },
  { where: 'MA', printed: 'Circular M, weekly 1,110 to 1,120 with one exemption: 49.60', here: '49.58', because: 'the tables divide the exemption of the year, the percentage method uses the printed 85' },
  { where: 'MD', printed: 'ten tables of combined rates', here: "the county's own rate", because: 'the tables stand for the rate at or above; four of their cells are misprinted' },
  { where: 'MD', printed: "the Comptroller's calculator: joint, 5,000.00 monthly, Harford, one exemption: 320.72", here: '347.55, the percentage method of the guide', because: "both are official; the calculator estimates the return (bands of 2% to 4% below 3,000, and for joint filers a second standard deduction: 52.50 and about 320 a year less), the guide is printed for each period, is what MW507 is written for, and withholds a little more" },
  { where: 'MD', printed: 'residents who work in Delaware: one table at 3.30%', here: "the county's rate (3.30% while none is named), and the state's tax less Delaware's", because: 'the credit is computed, not tabulated' },
  { where: 'ME', printed: 'tables of August 2026, without a first day', here: 'from 2026-08-01 on', because: 'earlier revisions were to be used at once; before that day the tables of January stand' },
  { where: 'MT', printed: 'round up', here: 'nearest dollar', because: 'the three examples of the guide round to the nearest' },
  { where: 'ND', printed: '2026 Section 2 worksheet, weekly 1,800: 734 and 14', here: '701.51 and 13', because: 'the booklet shows the cell of its wage-bracket table' },
  { where: 'NJ', printed: 'NJ-WT Rate A Example 3, Rate B Examples 2 and 3: 40.40, 15.93, 27.60', here: '40.41, 15.92, 27.58', because: 'the examples use brackets before October 2020' },
  { where: 'NM', printed: 'Table 3, first lines 304, 608 and 456', here: '335, 671 and 503', because: 'the rows below them begin there' },
  { where: 'NY', printed: 'NYS-50-T-NYS single Example 2: 258.51', here: '258.50', because: '165.00 × 0.0753 is 12.4245' },
  { where: 'NY-YONKERS', printed: 'NYS-50-T-Y single Example 3: 599.08', here: '599.09', because: '3,576.63 × 16.75% is 599.0855' },
  { where: 'OH', printed: 'bases 102.82 (October 2025, biweekly) and 10.10 (August 2026, daily)', here: '102.83 and 10.11', because: 'the computer formula is followed; these two cells are cut off' },
  { where: 'VA', printed: 'Guide (05/25) p. 21: 109.50', here: '109.48', because: 'the example rounds 1,907.62 to 1,908; the formula is exact' },
]
