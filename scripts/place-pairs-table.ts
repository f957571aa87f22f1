/**
 * Homes and places of work, each with the rule that decides it, written down from the law and not from what is computed: a test
 * holds the one against the other.
 */

/** Which states withhold income tax, and why. */
export const rules = {
  own: 'lives and works there: the state withholds as from a resident',
  noTax: 'the state has no tax on wages',
  agreed:
    'by agreement, or because the work state taxes nobody from elsewhere, the home state alone withholds',
  workOnly: 'the home state has no tax on wages: the work state alone withholds',
  homeOnly: 'the work state has no tax on wages: the home state withholds of all of it',
  credit:
    'the work state withholds in full, the home state what is left of its own tax after a credit for that',
  homeYields: 'the home state takes nothing of wages that the work state taxes',
  neither: 'neither state has a tax on wages',
} as const

export type Rule = keyof typeof rules

/** Across the line of two states, where people commute. */
export const commutes: Readonly<Partial<Record<Rule, string>>> = {
  agreed:
    'PA>NJ NJ>PA MD>PA OH>PA WV>PA MD>DC VA>DC DC>MD DC>VA VA>MD MD>VA WV>MD PA>MD WV>VA KY>VA KY>OH ' +
    'IN>OH MI>OH WV>OH OH>KY IN>KY WV>KY OH>IN KY>IN MI>IN OH>MI IN>MI WI>MI WI>IL IA>IL KY>IL IL>WI ' +
    'MI>WI ND>MN IL>IA MN>ND MT>ND ND>MT CA>AZ',
  workOnly:
    'TN>VA NH>MA NH>VT NH>ME TN>KY SD>MN SD>ND WY>MT WA>OR WA>ID NV>CA NV>AZ NV>UT WY>UT WY>CO TX>NM ' +
    'TX>OK TX>LA TN>MS FL>AL FL>GA TN>NC',
  homeOnly:
    'MA>NH ME>NH VT>NH ND>SD OR>WA ID>WA CA>NV AZ>NV UT>NV UT>WY CO>WY OK>TX LA>TX NM>TX GA>FL AL>FL ' +
    'GA>TN KY>TN VA>TN',
  credit:
    'NJ>NY CT>NY PA>NY NY>NJ NY>CT DE>PA NJ>DE PA>DE MD>DE RI>MA CT>MA ME>MA VT>MA NY>MA MA>RI CT>RI ' +
    'MA>CT RI>CT NY>VT IL>IN IN>IL MO>IL MN>WI WI>MN IA>MN NE>IA MN>IA KS>MO IL>MO AR>MO MO>KS NE>KS ' +
    'IA>NE KS>NE CO>NE ID>MT CA>OR ID>OR OR>ID UT>ID OR>CA AZ>CA NM>AZ ID>UT NM>CO KS>CO CO>NM AZ>NM ' +
    'AR>OK KS>OK MS>LA AR>LA LA>MS MS>AL GA>AL GA>SC VA>NC',
  homeYields: 'NC>VA OK>KS AL>MS AL>GA SC>GA NC>SC SC>NC',
  neither: 'WY>SD',
}

/** States without a tax on wages. */
export const withoutTax: readonly string[] = 'AK FL NH NV SD TN TX WA WY'.split(' ')

export interface LocalRow {
  readonly home: string
  readonly work: string
  readonly told?: Readonly<Record<string, string>>
  readonly judged: 'right' | 'asked' | 'refused'
  /** Of 3,000.00, with the arithmetic: what places take, or why nothing is taken. */
  readonly because: string
  /** Code → dollars that must be taken. */
  readonly takes?: Readonly<Record<string, string>>
}

/** Cities, counties and subdivisions, with what a certificate says and without. */
// biome-ignore format: one pair a line
export const local: readonly LocalRow[] = [
  { home: 'OH', work: 'OH Parma', told: { 'City of Employment': 'Parma', 'School District Number': 'None' }, judged: 'right', because: 'Parma takes 2.5% of work done there', takes: { 'OH-PARMA.incomeTax': '75.00' } },
  { home: 'OH', work: 'OH Youngstown', judged: 'asked', because: 'a post office is no municipality, and a school district turns on the home' },
  { home: 'OH', work: 'OH', told: { 'City of Employment': 'None', 'School District Number': 'None' }, judged: 'right', because: 'works outside of any municipality, lives in no school district that taxes' },
  { home: 'OH', work: 'OH Germantown', told: { 'City of Employment': 'Germantown' }, judged: 'refused', because: 'its rate ended on 2025-12-31 and no other is known' },
  { home: 'OH', work: 'OH Columbus', told: { 'City of Employment': 'Columbus', 'School District Number': '0302' }, judged: 'right', because: 'Columbus takes 2.5%, the home district 1.25% of earned income', takes: { 'OH-COLUMBUS.incomeTax': '75.00', 'OH-SD-0302.incomeTax': '37.50' } },
  { home: 'OH', work: 'OH Parma', told: { 'City of Employment': 'Parma', 'City of Residence': 'Cleveland Heights', 'Residence City Credit Factor': '50%', 'Residence City Credit Limit': '1%', 'School District Number': 'None' }, judged: 'right', because: 'the home city takes 2.25% = 67.50 less half of 1% = 15.00', takes: { 'OH-PARMA.incomeTax': '75.00', 'OH-CLEVELAND-HEIGHTS.incomeTax': '52.50' } },
  { home: 'PA Pittsburgh', work: 'PA Pittsburgh', told: { 'Resident PSD Code': '700102', 'Work PSD Code': '700102' }, judged: 'asked', because: 'the resident 3% is higher than the 1% of others; whether the employer owes the payroll expense tax is asked', takes: { 'PA-EIT.incomeTax': '90.00', 'PA-LST.localServices': '2.00' } },
  { home: 'PA', work: 'PA', judged: 'asked', because: 'no address decides a subdivision' },
  { home: 'PA', work: 'PA Philadelphia', judged: 'asked', because: 'Philadelphia takes 3.43% of others on 2026-06-12; the home may take more than that and is asked', takes: { 'PA-PHILADELPHIA.incomeTax': '102.90' } },
  { home: 'PA Philadelphia', work: 'PA', told: { 'Work PSD Code': '460101' }, judged: 'right', because: 'a resident of Philadelphia owes it 3.74% wherever the work is, and Act 32 nothing', takes: { 'PA-PHILADELPHIA.incomeTax': '112.20', 'PA-LST.localServices': '2.00' } },
  { home: 'PA', work: 'PA', told: { 'Resident PSD Code': '080701', 'Work PSD Code': '460101' }, judged: 'right', because: 'the home’s 1.44% is higher than the work place’s 1%; 52.00 of local services by 26', takes: { 'PA-EIT.incomeTax': '43.20', 'PA-LST.localServices': '2.00' } },
  { home: 'NJ', work: 'PA', told: { 'Work PSD Code': '460101', 'Certificate of Nonresidence': 'Yes' }, judged: 'right', because: 'the agreement spares the state’s tax alone: Abington takes 1% of others, and 52.00 of local services by 26', takes: { 'PA-EIT.incomeTax': '30.00', 'PA-LST.localServices': '2.00' } },
  { home: 'KY Louisville', work: 'KY Louisville', told: { 'City or County of Employment': 'Louisville', 'City of Residence': 'Louisville' }, judged: 'right', because: '2.2% of residents', takes: { 'KY-LOUISVILLE.incomeTax': '66.00' } },
  { home: 'KY', work: 'KY Louisville', told: { 'City or County of Employment': 'Louisville', 'City of Residence': 'None' }, judged: 'right', because: '1.45% of others', takes: { 'KY-LOUISVILLE.incomeTax': '43.50' } },
  { home: 'KY', work: 'KY Louisville', told: { 'City or County of Employment': 'Louisville' }, judged: 'asked', because: 'residents owe 2.2%, others 1.45%' },
  { home: 'KY', work: 'KY Bowling Green', told: { 'City or County of Employment': 'Bowling Green', 'County of Employment': 'Warren County' }, judged: 'asked', because: 'the county’s 1% is credited with the city’s 2%; whether the schools tax is asked', takes: { 'KY-BOWLING-GREEN.incomeTax': '60.00', 'KY-WARREN-COUNTY.incomeTax': '0.00' } },
  { home: 'KY', work: 'KY Bowling Green', judged: 'asked', because: 'a post office is no city' },
  { home: 'OH', work: 'KY Florence', told: { 'City or County of Employment': 'Florence', 'County of Employment': 'Boone County', 'Certificate of Nonresidence': 'Yes' }, judged: 'asked', because: 'the agreement spares the state’s tax alone; the home’s school district is asked', takes: { 'KY-FLORENCE.incomeTax': '60.00' } },
  { home: 'NY New York', work: 'NY New York', judged: 'right', because: 'lives in New York City, which the address says' , takes: { 'NY-NYC.incomeTax': '107.24' } },
  { home: 'NJ', work: 'NY New York', judged: 'right', because: 'New York City taxes its residents alone' },
  { home: 'NY Yonkers', work: 'NY New York', judged: 'right', because: '16.75% of the state’s 140.28', takes: { 'NY-YONKERS.incomeTax': '23.50' } },
  { home: 'NJ', work: 'NY Yonkers', judged: 'right', because: '0.5% of others', takes: { 'NY-YONKERS.incomeTax': '15.00' } },
  { home: 'MD Baltimore', work: 'MD Baltimore', judged: 'right', because: 'Baltimore City, which the address says', takes: { 'MD-BALTIMORE.incomeTax': '91.82' } },
  { home: 'MD', work: 'MD', judged: 'asked', because: 'the county is asked; until then the rate of an unnamed county is taken' },
  { home: 'IN', work: 'IN', told: { 'County of Residence': 'Marion' }, judged: 'right', because: '2.02% of the county of residence on January 1', takes: { 'IN-MARION.incomeTax': '60.60' } },
  { home: 'IN', work: 'IN', told: { 'County of Residence': 'Lake', 'County of Principal Employment': 'Marion' }, judged: 'right', because: '1.5% of the county of residence, which goes before that of the work', takes: { 'IN-LAKE.incomeTax': '45.00' } },
  { home: 'OH', work: 'IN', told: { 'County of Principal Employment': 'Marion', 'Certificate of Nonresidence': 'Yes' }, judged: 'asked', because: 'the agreement spares the state’s tax alone; the home’s school district is asked', takes: { 'IN-MARION.incomeTax': '60.60' } },
  { home: 'IN', work: 'IN', judged: 'asked', because: 'no address decides a county' },
  { home: 'MI Detroit', work: 'MI Detroit', told: { 'City of Residence': 'Detroit', 'City of Employment': 'Detroit' }, judged: 'right', because: '2.4% of residents', takes: { 'MI-DETROIT.incomeTax': '72.00' } },
  { home: 'MI', work: 'MI Detroit', told: { 'City of Employment': 'Detroit' }, judged: 'right', because: '1.2% of others', takes: { 'MI-DETROIT.incomeTax': '36.00' } },
  { home: 'MI Grand Rapids', work: 'MI Detroit', told: { 'City of Residence': 'Grand Rapids', 'City of Employment': 'Detroit' }, judged: 'right', because: 'the home takes 1.5% = 45.00 less 0.75% = 22.50 of Detroit’s 36.00', takes: { 'MI-DETROIT.incomeTax': '36.00', 'MI-GRAND-RAPIDS.incomeTax': '22.50' } },
  { home: 'MI', work: 'MI Detroit', judged: 'asked', because: 'a post office is no city' },
  { home: 'MO St. Louis', work: 'MO Kansas City', told: { 'City of Residence': 'St. Louis', 'City of Employment': 'Kansas City' }, judged: 'right', because: 'each takes its 1%, and neither credits the other', takes: { 'MO-ST-LOUIS.incomeTax': '30.00', 'MO-KANSAS-CITY.incomeTax': '30.00' } },
  { home: 'IL', work: 'MO St. Louis', told: { 'City of Employment': 'St. Louis' }, judged: 'right', because: '1% of work in the city, wherever the home, and 0.5% of the employer', takes: { 'MO-ST-LOUIS.incomeTax': '30.00', 'MO-ST-LOUIS.payrollExpense': '15.00' } },
  { home: 'DE Wilmington', work: 'DE Wilmington', told: { 'City of Residence': 'Wilmington', 'City of Employment': 'Wilmington' }, judged: 'asked', because: '1.25%; the head tax of the employer is named and not computed', takes: { 'DE-WILMINGTON.incomeTax': '37.50' } },
  { home: 'DE Wilmington', work: 'DE Dover', told: { 'City of Residence': 'Wilmington' }, judged: 'right', because: 'a resident owes 1.25% wherever the work is', takes: { 'DE-WILMINGTON.incomeTax': '37.50' } },
  { home: 'DE', work: 'DE Wilmington', judged: 'asked', because: 'a post office is no city' },
  { home: 'CO', work: 'CO Denver', told: { 'City of Employment': 'Denver' }, judged: 'right', because: '5.75 of the worker and 4.00 of the employer, of a month with 500.00', takes: { 'CO-DENVER.occupationalPrivilege': '5.75', 'CO-DENVER.occupationalPrivilegeEmployer': '4.00' } },
  { home: 'CO', work: 'CO Denver', judged: 'asked', because: 'a post office is no city' },
  { home: 'CO', work: 'CO Aurora', told: { 'City of Employment': 'None' }, judged: 'right', because: 'Aurora’s tax ended on 2025-01-01' },
  { home: 'WV', work: 'WV Charleston', told: { 'City of Employment': 'Charleston' }, judged: 'right', because: '3.00 a week, of two weeks', takes: { 'WV-CHARLESTON.serviceFee': '6.00' } },
  { home: 'WV', work: 'WV Montgomery', told: { 'City of Employment': 'Montgomery' }, judged: 'refused', because: 'it takes a fee of which no amount is known' },
  { home: 'NJ', work: 'NJ Newark', told: { 'City of Employment': 'Newark' }, judged: 'right', because: '1% of the employer', takes: { 'NJ-NEWARK.payrollTax': '30.00' } },
  { home: 'AL', work: 'AL Birmingham', told: { 'City of Employment': 'Birmingham' }, judged: 'right', because: '1%', takes: { 'AL-BIRMINGHAM.incomeTax': '30.00' } },
  { home: 'AL', work: 'AL Birmingham', judged: 'asked', because: 'a post office is no city' },
  { home: 'WA', work: 'WA Seattle', judged: 'asked', because: 'payroll taxes of large employers are named and not computed' },
  { home: 'PR San Juan', work: 'PR San Juan', judged: 'refused', because: 'no table of its own withholding is on file' },
  { home: 'GU', work: 'GU', judged: 'refused', because: 'the federal tables are paid to its own treasury' },
  { home: 'VI', work: 'VI', judged: 'refused', because: 'the federal tables are paid to its own bureau' },
]
