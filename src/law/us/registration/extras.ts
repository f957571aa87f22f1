import type { Confidence } from '../../language/types.ts'
import type { FieldType } from '../form.ts'
import type { SourceKeys } from '../national/sources.ts'
import type { StateCode } from '../states.ts'

/** A field that only some states ask for, and which figure of the employer it becomes in a paycheck. */
export interface ExtraRow {
  readonly state: StateCode
  readonly key: string
  readonly type: FieldType
  readonly description: string
  readonly example: string
  readonly required: boolean
  readonly confidence: Confidence
  readonly source: SourceKeys
  readonly format?: string
  readonly options?: readonly string[]
  readonly pattern?: RegExp
  /** Percent limits of a rate, both ends included. */
  readonly between?: readonly [string, string]
  readonly sets?: Sets
}

/** The employer's figure that a field becomes. Taxes are named by the second half of their code. */
export type Sets =
  /** An assigned rate, of the state or of a place in it; several fields of one tax add up. */
  | { readonly rate: string; readonly of?: string }
  /** Dollars of a year that the place of work has set. */
  | { readonly amount: string; readonly of: string }
  /** An answer that changes the employer's rate. */
  | { readonly share: { readonly tax: string; readonly when: Readonly<Record<string, string>> } }
  /** A size class, as a head count inside it. */
  | { readonly employees: Readonly<Record<string, number>> }
  /** Dollars per hour: all of it, the worker's part, or an amount shared by halves. */
  | { readonly perHour: { readonly tax: string; readonly part: 'total' | 'employee' | 'half' } }
  /** The part of the workers' share that the employer pays, or the part it withholds of what it may. */
  | { readonly pays: { readonly tax: string; readonly mayWithhold?: string } }
  /** The place whose employer tax applies. */
  | { readonly district: Readonly<Record<string, string>> }

const yes = { type: 'boolean', example: 'Yes' } as const
const optional = { required: false } as const
const required = { required: true } as const

// biome-ignore format: one field a line
export const extraRows: readonly ExtraRow[] = [
  { state: 'AL', key: 'Employment Security Enhancement Assessment Rate', type: 'rate', description: 'From the rate notice; 0.06% for most experience-rated accounts', example: '0.06%', ...optional, confidence: 'verified', source: 'own', sets: { rate: 'esa' } },
  { state: 'CA', key: 'Employment Training Tax Rate', type: 'rate', description: 'From the EDD rate notice (DE 2088)', example: '0.1%', ...required, confidence: 'verified', source: 'farmraise-ca', options: ['0.1%', '0%'], sets: { rate: 'ett' } },
  { state: 'CO', key: 'FAMLI Employer Share', ...yes, description: 'Ten or more employees nationwide: the employer pays its half', ...required, confidence: 'recalled', source: 'own', sets: { share: { tax: 'familyLeave', when: { No: '0%' } } } },
  { state: 'CT', key: 'CT Paid Leave Registered', ...yes, description: 'Registered with the CT Paid Leave Authority, which gives no separate number', ...optional, confidence: 'recalled', source: 'own' },
  { state: 'DC', key: 'Administrative Assessment Rate', type: 'rate', description: 'UI administrative funding assessment', example: '0.2%', ...optional, confidence: 'recalled', source: 'own', sets: { rate: 'adminAssessment' } },
  { state: 'DE', key: 'Paid Leave Tier', type: 'choice', description: 'Employees in Delaware: 25 or more pay for all three leaves, 10 to 24 for parental leave, fewer for none', example: '25 or more', ...required, confidence: 'verified', source: 'ey0131', options: ['25 or more', '10 to 24', 'Under 10'], sets: { employees: { '25 or more': 25, '10 to 24': 10, 'Under 10': 1 } } },
  { state: 'DE', key: 'Training Assessment Rate', type: 'rate', description: 'Training assessment on the rate notice', example: '0.085%', ...optional, confidence: 'unsure', source: 'own', sets: { rate: 'training' } },
  { state: 'HI', key: 'TDI Policy Number', type: 'text', description: 'Temporary disability insurance policy and carrier', example: 'TDI-123456', ...optional, confidence: 'recalled', source: 'own' },
  { state: 'HI', key: 'Employment and Training Assessment Rate', type: 'rate', description: 'E&T fund assessment on the rate notice', example: '0.01%', ...optional, confidence: 'verified', source: 'hi26', sets: { rate: 'training' } },
  { state: 'ID', key: 'Administrative Reserve Rate', type: 'rate', description: 'Administrative reserve part of the assigned rate, added to the Unemployment Rate', example: '0.1%', ...required, confidence: 'verified', source: 'gusto-sdk', sets: { rate: 'sui' } },
  { state: 'ID', key: 'Workforce Development Rate', type: 'rate', description: 'Workforce development part of the assigned rate, added to the Unemployment Rate', example: '0.03%', ...required, confidence: 'verified', source: 'gusto-sdk', sets: { rate: 'sui' } },
  { state: 'MA', key: 'PFML Employer Share', ...yes, description: '25 or more covered individuals: the employer pays its share of the medical part', ...required, confidence: 'verified', source: 'ma-fp', sets: { share: { tax: 'medicalLeave', when: { No: '0%' } } } },
  { state: 'MA', key: 'EMAC Rate', type: 'rate', description: 'Employer Medical Assistance Contribution: 0% in years 1 to 3, then 0.12%, 0.24%, 0.34%', example: '0%', ...required, confidence: 'recalled', source: 'own', sets: { rate: 'emac' } },
  { state: 'MA', key: 'Workforce Training Fund Rate', type: 'rate', description: 'Workforce Training Fund contribution', example: '0.056%', ...required, confidence: 'recalled', source: 'own', sets: { rate: 'workforceTraining' } },
  { state: 'MA', key: 'COVID-19 Recovery Assessment Rate', type: 'rate', description: 'From the DUA rate notice; varies with the UI rate', example: '0.1%', ...required, confidence: 'verified', source: 'bgov-ma26', sets: { rate: 'covidRecovery' } },
  { state: 'ME', key: 'PFML Employer Share', ...yes, description: '15 or more employees: the employer pays its half', ...required, confidence: 'verified', source: 'ey0131', sets: { share: { tax: 'familyLeave', when: { No: '0%' } } } },
  { state: 'ME', key: 'Competitive Skills Scholarship Fund Rate', type: 'rate', description: 'CSSF rate on the rate notice, about 0.07% to 0.14%', example: '0.07%', ...optional, confidence: 'recalled', source: 'own', sets: { rate: 'cssf' } },
  { state: 'ME', key: 'Unemployment Program Administrative Fund Rate', type: 'rate', description: 'UPAF rate on the rate notice, about 0.13% to 0.17%', example: '0.15%', ...optional, confidence: 'recalled', source: 'own', sets: { rate: 'upaf' } },
  { state: 'MN', key: 'Workforce Development Fee', type: 'rate', description: 'Workforce development fee, 0.10% in 2025 and 2026', example: '0.1%', ...optional, confidence: 'verified', source: 'daysmart-mn', sets: { rate: 'workforce' } },
  { state: 'MN', key: 'Paid Leave Small Employer', type: 'boolean', example: 'No', description: '30 or fewer employees with an average wage up to 150% of the state average: the reduced employer premium', ...required, confidence: 'verified', source: 'proliant', sets: { share: { tax: 'familyLeave', when: { Yes: '0.22%' } } } },
  { state: 'MS', key: 'Workforce Training Rate', type: 'rate', description: 'Workforce training and investment contribution', example: '0.2%', ...optional, confidence: 'recalled', source: 'own', sets: { rate: 'training' } },
  { state: 'MT', key: 'Administrative Fund Tax Rate', type: 'rate', description: 'AFT on the rate notice: 0.18%, 0.13% in rate classes 1 and 2', example: '0.18%', ...optional, confidence: 'recalled', source: 'ey-mt23', sets: { rate: 'adminFund' } },
  { state: 'NJ', key: 'TDI Employer Rate', type: 'rate', description: 'Assigned temporary disability rate, 0.10% to 0.75%; 0.50% for a new employer', example: '0.5%', ...required, confidence: 'verified', source: 'larkin-nj', format: '0.10% to 0.75%', between: ['0.1%', '0.75%'], sets: { rate: 'sdi' } },
  { state: 'NJ', key: 'WF/SWF Employer Rate', type: 'rate', description: 'Workforce development and supplemental workforce fund, where the notice prints it apart from the Unemployment Rate', example: '0.1175%', ...optional, confidence: 'recalled', source: 'wk-nj21', sets: { rate: 'sui' } },
  { state: 'NJ', key: 'TDI/FLI Plan', type: 'choice', description: 'Temporary disability and family leave insurance: state plan or approved private plan', example: 'State', ...required, confidence: 'recalled', source: 'own', options: ['State', 'Private'] },
  { state: 'NM', key: 'WCA Fee', ...yes, description: "Covered by the Workers' Compensation Act: 4.30 per employee on the last working day of the quarter", ...required, confidence: 'recalled', source: 'own' },
  { state: 'NV', key: 'Career Enhancement Program Rate', type: 'rate', description: 'CEP on the rate notice', example: '0.05%', ...required, confidence: 'recalled', source: 'daysmart-nv+nv-detr', sets: { rate: 'cep' } },
  { state: 'NY', key: 'Re-employment Services Fund Rate', type: 'rate', description: 'RSF, a line of its own on the NYS-45', example: '0.075%', ...optional, confidence: 'verified', source: 'bbt-ny26', sets: { rate: 'rsf' } },
  { state: 'NY', key: 'MCTMT Zone', type: 'choice', description: 'Metropolitan Commuter Transportation Mobility Tax: the zone of the work place', example: 'None', ...optional, confidence: 'verified', source: 'pe', options: ['None', 'Zone 1', 'Zone 2'] },
  { state: 'NY', key: 'DBL/PFL Policy Number', type: 'text', description: 'Disability and paid family leave policy and carrier', example: 'DBL-123456', ...optional, confidence: 'recalled', source: 'own' },
  { state: 'OR', key: 'Paid Leave Employer Share', ...yes, description: '25 or more employees: the employer pays 40 percent', ...required, confidence: 'verified', source: 'or-cbn', sets: { share: { tax: 'familyLeave', when: { No: '0%' } } } },
  { state: 'OR', key: 'Transit District', type: 'choice', description: 'The transit payroll tax district of the work place', example: 'None', ...optional, confidence: 'recalled', source: 'own', options: ['None', 'TriMet', 'Lane', 'Canby', 'Sandy', 'Wilsonville', 'SCTD'], sets: { district: { TriMet: 'OR-TRIMET', Lane: 'OR-LANE' } } },
  { state: 'OR', key: "Workers' Benefit Fund Rate", type: 'text', description: 'Dollars per hour worked, half of it withheld', example: '0.020', ...optional, confidence: 'recalled', source: 'own', format: 'dollars per hour', pattern: /^0?\.\d{1,4}$/, sets: { perHour: { tax: 'wbf', part: 'half' } } },
  { state: 'PA', key: 'Employee UC Rate', type: 'rate', description: 'Employee unemployment withholding, the same for every employer', example: '0.07%', ...optional, confidence: 'verified', source: 'pe' },
  { state: 'PA', key: 'Earned Income Tax Rate', type: 'rate', description: 'Act 32: the higher of the total resident rate and the nonresident rate of the work place, from the register of the DCED', example: '1%', ...optional, confidence: 'verified', source: 'own', sets: { rate: 'incomeTax', of: 'PA-EIT' } },
  { state: 'PA', key: 'Local Services Tax', type: 'amount', description: 'Dollars of a year that the municipality of the work place has set', example: '52.00', ...optional, confidence: 'verified', source: 'own', sets: { amount: 'localServices', of: 'PA-LST' } },
  { state: 'PA', key: 'PSD Code', type: 'text', description: 'Political subdivision of the work place, for the local earned income tax', example: '510101', ...optional, confidence: 'recalled', source: 'own', format: '6 digits', pattern: /^\d{6}$/ },
  { state: 'RI', key: 'Job Development Fund Rate', type: 'rate', description: 'JDF assessment', example: '0.21%', ...optional, confidence: 'verified', source: 'ri26', sets: { rate: 'jdf' } },
  { state: 'SD', key: 'Investment Fee Rate', type: 'rate', description: 'Investment in South Dakota Future fee on the rate notice', example: '0.55%', ...optional, confidence: 'recalled', source: 'own', sets: { rate: 'investmentFee' } },
  { state: 'SD', key: 'Administrative Fee Rate', type: 'rate', description: 'Administrative fee on the rate notice', example: '0.02%', ...optional, confidence: 'unsure', source: 'own', sets: { rate: 'adminFee' } },
  { state: 'VT', key: 'Child Care Contribution Withheld', type: 'rate', description: 'Part of the contribution withheld from workers, 0 to 25 percent of it', example: '25%', ...optional, confidence: 'verified', source: 'pe', format: '0% to 25%', between: ['0%', '25%'], sets: { pays: { tax: 'childCare', mayWithhold: '25%' } } },
  { state: 'WA', key: 'EAF Rate', type: 'rate', description: 'Employment Administration Fund rate on the notice: 0.02% new, 0.03% experience rated', example: '0.02%', ...required, confidence: 'verified', source: 'ludt', options: ['0%', '0.02%', '0.03%'], sets: { rate: 'eaf' } },
  { state: 'WA', key: 'PFML Employer Share', ...yes, description: '50 or more employees: the employer pays its share', ...required, confidence: 'verified', source: 'wa-esd', sets: { share: { tax: 'familyLeave', when: { No: '0%' } } } },
  { state: 'WA', key: 'PFML Employee Portion Paid by Employer', type: 'rate', description: "Percent of the workers' premium that the employer chose to pay", example: '0%', ...optional, confidence: 'verified', source: 'wa-esd', sets: { pays: { tax: 'familyLeave' } } },
  { state: 'WA', key: 'Risk Class Code', type: 'text', description: 'L&I risk class and sub-class of workers without a class of their own', example: '4904-00', ...required, confidence: 'verified', source: 'zen-wa', format: '9999-99', pattern: /^\d{4}-?\d{2}$/ },
  { state: 'WA', key: 'Risk Class Name', type: 'text', description: 'L&I description of that class', example: 'Clerical Office', ...required, confidence: 'verified', source: 'zen-wa' },
  { state: 'WA', key: 'Composite Rate', type: 'text', description: 'Total dollars per hour from the L&I rate notice', example: '0.3138', ...required, confidence: 'verified', source: 'lni-unique', format: 'dollars per hour, up to 5 decimals', pattern: /^\d{0,3}(\.\d{1,5})?$/, sets: { perHour: { tax: 'lni', part: 'total' } } },
  { state: 'WA', key: 'Payroll Deduction Rate', type: 'text', description: "Workers' part in dollars per hour from the L&I rate notice", example: '0.1119', ...required, confidence: 'verified', source: 'lni-unique', format: 'dollars per hour, up to 5 decimals', pattern: /^\d{0,3}(\.\d{1,5})?$/, sets: { perHour: { tax: 'lni', part: 'employee' } } },
  { state: 'WY', key: "Workers' Compensation Rate", type: 'rate', description: 'Percent of payroll by industry, for extrahazardous work', example: '0.6%', ...optional, confidence: 'recalled', source: 'own' },
  { state: 'WY', key: 'NAICS Code', type: 'text', description: "Industry of the workers' compensation class", example: '541511', ...optional, confidence: 'recalled', source: 'own', format: '6 digits', pattern: /^\d{6}$/ },
]
