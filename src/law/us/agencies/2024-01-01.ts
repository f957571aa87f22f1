import {
  afterQuarter,
  agencies,
  annual,
  businessDays,
  by,
  collected,
  halfMonthly,
  LAST,
  monthly,
  nextDay,
  nextWeekday,
  ofNextMonth,
  ofSameMonth,
  premiums,
  quarterly,
  semiweekly,
  step,
  withheld,
} from '../../language/agencies.ts'
import { cite } from '../sources/sources.ts'

const seen = ['verified', 'calendar'] as const
const partly = ['recalled', 'calendar+own'] as const
const recalled = ['recalled', 'own'] as const
const unsure = ['unsure', 'calendar+own'] as const

/** Income tax decides for both: more than 500 by the schedule, 350 and more by the month, less by the quarter. */
const pit = ['CA.incomeTax']
const caMonth = step('month', ofNextMonth(15), { once: { atLeast: 350, of: pit } })
const caQuarter = step('quarter', ofNextMonth(LAST))
const caSoon = { once: { over: 500, of: pit } }

/** 700 of New York State, New York City and Yonkers tax together; less goes with the NYS-45. */
const nys1In3 = by(
  step('payday', businessDays(3), { once: { atLeast: 700 } }),
  step('quarter', ofNextMonth(LAST)),
)
const nys1In5 = by(
  step('payday', businessDays(5), { once: { atLeast: 700 } }),
  step('quarter', ofNextMonth(LAST)),
)

const quarterMonthly = by(step('quarterMonth', businessDays(3)))

// biome-ignore format: one payment a row
export const law = agencies(
  { table: 'agencies', effective: '2024-01-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    afterQuarter('AK.sui', ['Alaska Department of Labor and Workforce Development', 'TQ01C'], LAST, seen),

    withheld('AL', ['Alabama Department of Revenue', 'A-6, A-1'], { Monthly: monthly(15, LAST), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('AL.sui', ['Alabama Department of Workforce', 'UC-CR4'], LAST, seen, { taxes: ['AL.sui', 'AL.esa'] }),
    collected('AL', 'Occupational tax', ['AL-*.incomeTax'], unsure),

    withheld('AR', ['Arkansas Department of Finance and Administration', 'AR941M'], { Monthly: monthly(15), Annual: annual(31) }, seen),
    afterQuarter('AR.sui', ['Arkansas Division of Workforce Services', 'DWS-ARK-209B'], LAST, seen),

    withheld('AZ', ['Arizona Department of Revenue', 'A1-WP, A1-QRT'], { 'Next Day': nextDay, Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST), Annual: annual(31) }, partly),
    afterQuarter('AZ.sui', ['Arizona Department of Economic Security', 'UC-018'], LAST, seen),

    withheld('CA', ['California Employment Development Department', 'DE 88, PIT and SDI'], { 'Next Day': by(step('payday', businessDays(1), caSoon), caMonth, caQuarter), Semiweekly: by(step('semiweek', businessDays(3), caSoon), caMonth, caQuarter), Monthly: by(caMonth, caQuarter), Quarterly: by(caMonth, caQuarter) }, ['verified', 'calendar+edd'], { taxes: ['CA.incomeTax', 'CA.sdi'] }),
    afterQuarter('CA.sui', ['California Employment Development Department', 'DE 88, UI and ETT'], LAST, ['verified', 'calendar+edd'], { taxes: ['CA.sui', 'CA.ett'] }),

    withheld('CO', ['Colorado Department of Revenue', 'DR 1094'], { Weekly: by(step('weekToFriday', businessDays(3))), Monthly: monthly(15), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('CO.sui', ['Colorado Department of Labor and Employment', 'UITR-1'], LAST, seen),
    afterQuarter('CO.familyLeave', ['Colorado FAMLI Division', 'FAMLI premiums'], LAST, recalled, { account: 'FAMLI Employer ID' }),

    collected('CO', 'Occupational privilege tax', ['CO-*.occupationalPrivilege', 'CO-*.occupationalPrivilegeEmployer'], unsure),

    withheld('CT', ['Connecticut Department of Revenue Services', 'CT-WH'], { Weekly: by(step('weekToFriday', nextWeekday(3))), Monthly: monthly(15), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('CT.sui', ['Connecticut Department of Labor', 'UC-2'], LAST, seen),
    afterQuarter('CT.familyLeave', ['Connecticut Paid Leave Authority', 'Paid Leave contributions'], LAST, recalled, { account: 'EIN' }),

    withheld('DC', ['District of Columbia Office of Tax and Revenue', 'FR-900P'], { Monthly: { ...monthly(20), calendar: 'irs' }, Quarterly: { ...quarterly(LAST), calendar: 'irs' }, Annual: { ...annual(31), calendar: 'irs' } }, unsure),
    afterQuarter('DC.sui', ['District of Columbia Department of Employment Services', 'DOES-UC30'], LAST, seen, { taxes: ['DC.sui', 'DC.adminAssessment'] }),
    afterQuarter('DC.familyLeave', ['District of Columbia Department of Employment Services', 'Universal Paid Leave'], LAST, recalled),

    withheld('DE', ['Delaware Division of Revenue', 'W1, W1Q, W1A'], { 'Eighth Monthly': by(step('eighthMonth', businessDays(3))), Monthly: monthly(15), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('DE.sui', ['Delaware Division of Unemployment Insurance', 'UC-8'], LAST, seen, { taxes: ['DE.sui', 'DE.training'] }),
    afterQuarter('DE.familyLeave', ['Delaware Division of Paid Leave', 'Paid Leave contributions'], LAST, ['unsure', 'own'], { account: 'EIN' }),
    collected('DE', 'City wage tax', ['DE-*.incomeTax'], unsure),

    afterQuarter('FL.sui', ['Florida Department of Revenue', 'RT-6'], LAST, partly),

    withheld('GA', ['Georgia Department of Revenue', 'GA-V, G-7'], { Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST) }, ['verified', 'calendar+ga-ach'], { channel: { kind: 'ACH credit', taxType: '011', period: 'month', names: 'lastDay' } }),
    afterQuarter('GA.sui', ['Georgia Department of Labor', 'DOL-4N'], LAST, seen),

    withheld('HI', ['Hawaii Department of Taxation', 'VP-1, HW-14'], { Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(15) }, partly),
    afterQuarter('HI.sui', ['Hawaii Department of Labor and Industrial Relations', 'UC-B6'], LAST, seen, { taxes: ['HI.sui', 'HI.training'] }),
    premiums('HI.sdi', ['Temporary disability insurer (HI)', 'TDI premium'], ['HI.sdi'], recalled, 'TDI Carrier'),

    withheld('IA', ['Iowa Department of Revenue', '44-095'], { Semimonthly: halfMonthly(ofSameMonth(25), ofNextMonth(10)), Monthly: monthly(15), Quarterly: quarterly(LAST) }, seen),
    afterQuarter('IA.sui', ['Iowa Workforce Development', '65-5300'], LAST, seen),

    withheld('ID', ['Idaho State Tax Commission', 'Form 910'], { 'Split Monthly': halfMonthly(ofSameMonth(20), ofNextMonth(5)), Monthly: monthly(20), Quarterly: quarterly(LAST), Annual: annual(31) }, seen),
    afterQuarter('ID.sui', ['Idaho Department of Labor', 'TAX020'], LAST, seen),

    withheld('IL', ['Illinois Department of Revenue', 'IL-501'], { Semiweekly: semiweekly, Monthly: monthly(15) }, seen),
    afterQuarter('IL.sui', ['Illinois Department of Employment Security', 'UI-3/40'], LAST, seen),

    withheld('IN', ['Indiana Department of Revenue', 'WH-1, state and counties'], { 'Early Monthly': monthly(20), Monthly: monthly(30), Annual: annual(31) }, seen, { taxes: ['IN.incomeTax', 'IN-*.incomeTax'] }),
    afterQuarter('IN.sui', ['Indiana Department of Workforce Development', 'UC-1'], LAST, seen),

    withheld('KS', ['Kansas Department of Revenue', 'KW-5'], { 'Quad Monthly': quarterMonthly, Semimonthly: halfMonthly(ofSameMonth(25), ofNextMonth(10)), Monthly: monthly(15), Quarterly: quarterly(25), Annual: annual(25) }, partly),
    afterQuarter('KS.sui', ['Kansas Department of Labor', 'K-CNS 100'], LAST, seen),

    withheld('KY', ['Kentucky Department of Revenue', 'K-1, K-3'], { 'Twice Monthly': halfMonthly(ofSameMonth(25), ofNextMonth(10)), Monthly: monthly(15), Quarterly: quarterly(LAST), Annual: annual(31) }, recalled),
    afterQuarter('KY.sui', ['Kentucky Office of Unemployment Insurance', 'UI-3'], LAST, seen),
    collected('KY', 'Occupational license fee', ['KY-*.incomeTax'], unsure),

    withheld('LA', ['Louisiana Department of Revenue', 'L-1V, L-1'], { Semimonthly: halfMonthly(ofSameMonth(LAST), ofNextMonth(15)), Monthly: monthly(LAST), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('LA.sui', ['Louisiana Workforce Commission', 'Quarterly wage and tax report'], LAST, seen),

    withheld('MA', ['Massachusetts Department of Revenue', 'M-941'], { Weekly: quarterMonthly, Monthly: monthly(15, LAST), Quarterly: quarterly(LAST), Annual: annual(31) }, recalled),
    afterQuarter('MA.sui', ['Massachusetts Department of Unemployment Assistance', 'Employment and wage report'], LAST, seen, { taxes: ['MA.sui', 'MA.emac', 'MA.workforceTraining', 'MA.covidRecovery'] }),
    afterQuarter('MA.familyLeave', ['Massachusetts Department of Revenue', 'PFML contributions'], LAST, recalled, { account: 'PFML Account ID', taxes: ['MA.familyLeave', 'MA.medicalLeave'] }),

    withheld('MD', ['Comptroller of Maryland', 'MW506, state and counties'], { Accelerated: by(step('payday', businessDays(3))), Monthly: monthly(15), Quarterly: quarterly(15), Annual: annual(31) }, seen, { taxes: ['MD.incomeTax', 'MD-*.incomeTax'] }),
    afterQuarter('MD.sui', ['Maryland Department of Labor', 'OUI 15'], LAST, seen),

    withheld('ME', ['Maine Revenue Services', '900ME, 941ME'], { Semiweekly: semiweekly, Quarterly: quarterly(LAST) }, seen),
    afterQuarter('ME.sui', ['Maine Department of Labor', 'ME UC-1'], LAST, seen, { taxes: ['ME.sui', 'ME.cssf', 'ME.upaf'] }),
    afterQuarter('ME.familyLeave', ['Maine Paid Family and Medical Leave', 'PFML contributions'], LAST, ['unsure', 'own'], { account: 'EIN' }),

    withheld('MI', ['Michigan Department of Treasury', 'Form 5080'], { Accelerated: semiweekly, Monthly: monthly(20), Quarterly: quarterly(20), Annual: by(step('year', { date: 28, month: 'second' })) }, recalled),
    afterQuarter('MI.sui', ['Michigan Unemployment Insurance Agency', 'UIA 1028'], 25, seen),
    collected('MI', 'City income tax', ['MI-*.incomeTax'], unsure),

    withheld('MN', ['Minnesota Department of Revenue', 'Withholding deposit'], { Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST), Annual: annual(31) }, seen),
    afterQuarter('MN.sui', ['Minnesota Department of Employment and Economic Development', 'Wage detail report, UI'], LAST, seen, { taxes: ['MN.sui', 'MN.workforce', 'MN.additionalAssessment'] }),
    afterQuarter('MN.familyLeave', ['Minnesota Department of Employment and Economic Development', 'Wage detail report, Paid Leave'], LAST, recalled),

    withheld('MO', ['Missouri Department of Revenue', 'MO-941'], { 'Quarter Monthly': quarterMonthly, Monthly: monthly(15, LAST), Quarterly: quarterly(LAST), Annual: annual(31) }, recalled),
    afterQuarter('MO.sui', ['Missouri Division of Employment Security', 'MODES-4'], LAST, seen),
    collected('MO', 'City earnings and payroll expense taxes', ['MO-*.incomeTax', 'MO-*.payrollExpense'], unsure),

    withheld('MS', ['Mississippi Department of Revenue', '89-105'], { Monthly: monthly(15), Quarterly: quarterly(15) }, seen),
    afterQuarter('MS.sui', ['Mississippi Department of Employment Security', 'UI-2'], LAST, seen, { taxes: ['MS.sui', 'MS.training'] }),

    withheld('MT', ['Montana Department of Revenue', 'MW-1'], { Accelerated: semiweekly, Monthly: monthly(15), Annual: annual(31) }, partly),
    afterQuarter('MT.sui', ['Montana Department of Labor and Industry', 'UI-5'], LAST, seen, { taxes: ['MT.sui', 'MT.adminFund'] }),

    withheld('NC', ['North Carolina Department of Revenue', 'NC-5, NC-5P'], { Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST) }, seen),
    afterQuarter('NC.sui', ['North Carolina Division of Employment Security', 'NCUI 101'], LAST, seen),

    withheld('ND', ['North Dakota Office of State Tax Commissioner', 'Form 306'], { Quarterly: quarterly(LAST), Annual: annual(31) }, seen),
    afterQuarter('ND.sui', ['Job Service North Dakota', 'SFN 41263'], LAST, seen),

    withheld('NE', ['Nebraska Department of Revenue', '501N, 941N'], { Monthly: monthly(15, LAST), Quarterly: quarterly(LAST), Annual: annual(31) }, partly),
    afterQuarter('NE.sui', ['Nebraska Department of Labor', 'UI 11T'], LAST, seen),

    afterQuarter('NH.sui', ['New Hampshire Employment Security', 'Employer quarterly tax report'], LAST, seen),

    withheld('NJ', ['New Jersey Division of Taxation', 'NJ-500, NJ-927'], { Weekly: by(step('weekToSaturday', nextWeekday(3))), Monthly: monthly(15, 30), Quarterly: quarterly(30) }, recalled),
    afterQuarter('NJ.sui', ['New Jersey Department of Labor and Workforce Development', 'NJ-927, UI, DI, FLI and WF'], 30, ['verified', 'calendar+njac'], { taxes: ['NJ.sui', 'NJ.sdi', 'NJ.familyLeave', 'NJ.workforce'] }),

    collected('NJ', 'Municipal payroll tax', ['NJ-*.payrollTax'], unsure),

    withheld('NM', ['New Mexico Taxation and Revenue Department', 'Wage withholding return'], { Monthly: monthly(25), Quarterly: quarterly(25), 'Semi Annual': by(step('halfYear', ofNextMonth(25))) }, recalled),
    afterQuarter('NM.sui', ['New Mexico Department of Workforce Solutions', 'ES-903A'], LAST, seen),

    afterQuarter('NM.wca', ['New Mexico Taxation and Revenue Department', 'WC-1'], LAST, recalled, { account: 'Withholding Account Number', taxes: ['NM-WCA.fee', 'NM-WCA.feeEmployer'] }),

    afterQuarter('NV.sui', ['Nevada Employment Security Division', 'NUCS 4072'], LAST, seen, { taxes: ['NV.sui', 'NV.cep'] }),

    withheld('NY', ['New York State Department of Taxation and Finance', 'NYS-1, state, New York City and Yonkers'], { 'Three Business Day': nys1In3, 'Five Business Day': nys1In5, Quarterly: nys1In5 }, ['verified', 'calendar+nys1'], { taxes: ['NY.incomeTax', 'NY-NYC.incomeTax', 'NY-YONKERS.incomeTax'] }),
    afterQuarter('NY.sui', ['New York State Department of Labor', 'NYS-45, UI and RSF'], LAST, seen, { taxes: ['NY.sui', 'NY.rsf'] }),
    premiums('NY.sdi', ['Disability and paid family leave insurer (NY)', 'DBL and PFL premium'], ['NY.sdi', 'NY.familyLeave'], ['verified', 'nywcl'], 'DBL/PFL Carrier'),

    afterQuarter('NY.mobility', ['New York State Department of Taxation and Finance', 'MTA-305'], LAST, recalled, { account: 'Withholding Account Number', taxes: ['NY-MCTD-1.mobility', 'NY-MCTD-2.mobility'] }),

    withheld('OH', ['Ohio Department of Taxation', 'IT-501'], { 'Partial Weekly': semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST) }, recalled),
    withheld('OH', ['Ohio Department of Taxation', 'SD-101, school districts'], { 'Partial Weekly': monthly(15), Monthly: monthly(15), Quarterly: quarterly(LAST) }, recalled, { ref: 'OH-SD', taxes: ['OH-SD-*.incomeTax'] }),
    afterQuarter('OH.sui', ['Ohio Department of Job and Family Services', 'JFS 20127'], LAST, seen),
    collected('OH', 'Municipal income tax', ['OH-*.incomeTax'], unsure),

    withheld('OK', ['Oklahoma Tax Commission', 'WTH 10001'], { Semiweekly: semiweekly, Monthly: monthly(20), Quarterly: quarterly(20) }, seen),
    afterQuarter('OK.sui', ['Oklahoma Employment Security Commission', 'OES-3'], LAST, seen),

    withheld('OR', ['Oregon Department of Revenue', 'OQ, withholding'], { 'Next Day': nextDay, Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('OR.transit', ['Oregon Department of Revenue', 'OQ, transit taxes'], LAST, recalled, { account: 'Withholding Account Number', taxes: ['OR.transit', 'OR-TRIMET.transit', 'OR-LANE.transit'] }),
    afterQuarter('OR.wbf', ['Oregon Department of Consumer and Business Services', 'OQ, Workers’ Benefit Fund'], LAST, recalled),
    afterQuarter('OR.sui', ['Oregon Employment Department', 'OQ, UI and Paid Leave'], LAST, partly, { taxes: ['OR.sui', 'OR.familyLeave'] }),

    collected('OR', 'Local payroll and income taxes', ['OR-*.transit', 'OR-*.communitySafety', 'OR-*.communitySafetyEmployer', 'OR-*.supportiveHousing', 'OR-*.preschool'], unsure),

    withheld('PA', ['Pennsylvania Department of Revenue', 'PA-501'], { Semiweekly: semiweekly, Semimonthly: by(step('halfMonth', businessDays(3))), Monthly: monthly(15), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('PA.sui', ['Pennsylvania Department of Labor and Industry', 'UC-2'], LAST, seen),
    collected('PA', 'Earned income, local services and city wage taxes', ['PA-*.incomeTax', 'PA-*.localServices', 'PA-*.payrollExpense'], unsure),

    withheld('RI', ['Rhode Island Division of Taxation', 'RI-941'], { Daily: nextDay, 'Quarter Monthly': quarterMonthly, Monthly: monthly(20), Quarterly: quarterly(LAST) }, partly),
    afterQuarter('RI.sui', ['Rhode Island Department of Labor and Training', 'TX-17'], LAST, seen, { taxes: ['RI.sui', 'RI.jdf', 'RI.sdi'] }),

    withheld('SC', ['South Carolina Department of Revenue', 'WH-1601'], { Semiweekly: semiweekly, Monthly: monthly(15), Quarterly: quarterly(LAST) }, seen),
    afterQuarter('SC.sui', ['South Carolina Department of Employment and Workforce', 'UCE-101'], LAST, seen),

    afterQuarter('SD.sui', ['South Dakota Department of Labor and Regulation', 'Form 21'], LAST, seen, { taxes: ['SD.sui', 'SD.investmentFee', 'SD.adminFee'] }),

    afterQuarter('TN.sui', ['Tennessee Department of Labor and Workforce Development', 'LB-0456'], LAST, seen),

    afterQuarter('TX.sui', ['Texas Workforce Commission', 'C-3'], LAST, seen),

    withheld('UT', ['Utah State Tax Commission', 'TC-941PC, TC-941'], { Monthly: monthly(LAST), Quarterly: quarterly(LAST), Annual: annual(31) }, seen),
    afterQuarter('UT.sui', ['Utah Department of Workforce Services', 'Form 33H'], LAST, seen),

    withheld('VA', ['Virginia Department of Taxation', 'VA-5, VA-15'], { Semiweekly: semiweekly, Monthly: monthly(25), Quarterly: quarterly(LAST) }, seen),
    afterQuarter('VA.sui', ['Virginia Employment Commission', 'VEC-FC-20'], LAST, seen),

    withheld('VT', ['Vermont Department of Taxes', 'WHT-430, WHT-436'], { Semiweekly: semiweekly, Monthly: by(step('month', { date: 25, month: 'next', inFebruary: 23 })), Quarterly: quarterly(25) }, recalled),
    afterQuarter('VT.childCare', ['Vermont Department of Taxes', 'WHT-436, child care contribution'], 25, recalled, { account: 'Withholding Account Number' }),
    afterQuarter('VT.sui', ['Vermont Department of Labor', 'C-101'], LAST, seen),

    afterQuarter('WA.sui', ['Washington Employment Security Department', '5208A'], LAST, seen, { taxes: ['WA.sui', 'WA.eaf'] }),
    afterQuarter('WA.familyLeave', ['Washington Employment Security Department', 'Paid Leave and WA Cares'], LAST, recalled, { account: 'Unified Business Identifier', taxes: ['WA.familyLeave', 'WA.longTermCare'] }),
    afterQuarter('WA.lni', ['Washington Department of Labor and Industries', 'Quarterly report'], LAST, recalled, { account: 'L&I Account ID' }),

    withheld('WI', ['Wisconsin Department of Revenue', 'WT-6'], { Semimonthly: halfMonthly(ofSameMonth(LAST), ofNextMonth(15)), Monthly: monthly(LAST), Quarterly: quarterly(LAST), Annual: annual(31) }, ['verified', 'calendar+wi-wt6']),
    afterQuarter('WI.sui', ['Wisconsin Department of Workforce Development', 'UCT-101'], LAST, ['verified', 'calendar+wi-dwd'], { channel: { kind: 'ACH credit', taxType: '13000', period: 'quarter', names: 'lastDay' } }),

    withheld('WV', ['West Virginia Tax Division', 'IT-101V, IT-101Q'], { Monthly: monthly(15), Quarterly: quarterly(LAST), Annual: annual(31) }, partly),
    afterQuarter('WV.sui', ['WorkForce West Virginia', 'WVUC-A-154'], LAST, seen),

    collected('WV', 'City service fee', ['WV-*.serviceFee'], unsure),

    afterQuarter('WY.sui', ['Wyoming Department of Workforce Services', 'WYO056'], LAST, seen),
  ],
)
