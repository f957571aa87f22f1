import type { Certificate, ChoiceField, NumberField } from '../language/declare.ts'
import type { FilingStatus } from '../language/types.ts'

/**
 * The withholding certificate of each state with an income tax: the one declaration from which the worksheets take
 * their inputs, and the forms their labels. The names are the short names on the wire; `extra` and `exempt`
 * are on every certificate and are not repeated here.
 */
export const certificates = {
  AL: {
    form: 'A-4',
    fields: {
      status: choice('Exemption Status', '0', {
        0: 'No personal exemption',
        S: 'Single',
        MS: 'Married filing separately',
        M: 'Married',
        H: 'Head of family',
      }),
      dependents: count('Dependents', 'Line 4: dependents other than the spouse'),
    },
  },
  AR: { form: 'AR4EC', fields: { exemptions: count('Exemptions', 'Line 3: all exemptions claimed') } },
  AZ: {
    form: 'A-4',
    fields: {
      percent: {
        kind: 'percent',
        label: 'Arizona Withholding Percentage',
        fromW4: 'arizonaPercent',
        oneOf: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5],
        help: 'azDeductionPercent of the federal certificate; without a choice 2.0%',
      },
    },
  },
  CA: {
    form: 'DE 4',
    fields: {
      status: choice('Filing Status', 'single', {
        single: 'Single or Married (with two or more incomes)',
        married: 'Married (one income)',
        hoh: 'Head of Household',
      }),
      regular: count('Regular Withholding Allowances', 'Line 1a, from Worksheet A'),
      estimated: count('Additional Allowances for Estimated Deductions', 'Line 1b, from Worksheet B'),
    },
  },
  CO: {
    form: 'W-4',
    fields: {
      status: fromW4({ Married: 'mfj' }, 'other', { mfj: 'Married filing jointly', other: 'Other' }),
    },
  },
  CT: {
    form: 'CT-W4',
    fields: {
      code: {
        ...choice('Withholding Code', 'none', {
          A: 'Married filing separately, or filing jointly with both working and combined income up to 100,500',
          B: 'Head of household',
          C: 'Married filing jointly, spouse not working',
          D: 'Married filing jointly, both working, combined income over 100,500',
          E: 'No tax withheld',
          F: 'Single',
        }),
        unfiled: 'none',
      },
    },
  },
  DC: { form: 'D-4', fields: { allowances: count('Withholding Allowances', 'Line 2: total allowances') } },
  DE: {
    form: 'DE-W4',
    fields: {
      status: choice('Marital Status', 'single', {
        single: 'Single',
        married_filing_jointly: 'Married filing jointly',
        married_filing_separately: 'Married filing separately',
      }),
      exemptions: count('Allowances', 'Personal credits claimed'),
    },
  },
  GA: {
    form: 'G-4',
    fields: {
      status: choice('Marital Status', 'A', {
        A: 'Single',
        B: 'Married Filing Joint, both spouses working, or Married Filing Separate',
        C: 'Married Filing Joint, one spouse working',
        D: 'Head of Household',
      }),
      dependents: count('Dependent Allowances', 'Line 4'),
      additionalAllowances: count('Additional Allowances', 'Line 5, from the worksheet'),
    },
  },
  HI: {
    form: 'HW-4',
    fields: {
      status: choice('Marital Status', 'single', { single: 'Single', married: 'Married' }),
      allowances: count('Allowances', 'Line 4: total allowances'),
    },
  },
  IA: {
    form: 'IA W-4',
    fields: {
      status: choice('Filing Status', 'other', {
        other: 'Single, married filing separately, or married filing jointly with a spouse who has income',
        hoh: 'Head of Household',
        mfj_no_spouse_income: 'Married filing jointly, spouse without income, or qualifying surviving spouse',
        legacy_single: 'Certificate before 2024: single',
        legacy_married: 'Certificate before 2024: married',
      }),
      allowanceAmount: dollars('Total Allowance Amount', 'Line 6, in dollars'),
      allowances: count('Allowances Before 2024', 'Number of allowances of a certificate before 2024'),
    },
  },
  ID: {
    form: 'ID W-4',
    fields: {
      status: choice('Withholding Status', 'single', {
        single: 'Single, or married withholding at the single rate',
        married: 'Married',
      }),
      allowances: count('Allowances', 'Line 1: Idaho child tax credit allowances'),
    },
  },
  IL: {
    form: 'IL-W-4',
    fields: {
      line1: count('Basic Allowances', 'Line 1'),
      line2: count('Additional Allowances', 'Line 2: age 65, blind, and the deductions worksheet'),
    },
  },
  IN: {
    form: 'WH-4',
    fields: {
      personal: count('Personal Exemptions', 'Line 5'),
      dependent: count('Dependent Exemptions', 'Line 6'),
      firstTime: count('First-Year Dependent Exemptions', 'Line 7: dependents claimed for the first time'),
      adopted: count('Adopted Dependent Exemptions', 'Line 8'),
    },
  },
  KS: {
    form: 'K-4',
    fields: {
      status: choice('Allowance Rate', 'single', { single: 'Single', joint: 'Joint' }),
      personal: count('Personal Allowances', 'Worksheet lines A to D: worker, spouse, head of household'),
      dependents: count('Dependent Allowances', 'Worksheet line E'),
    },
  },
  KY: { form: 'K-4', fields: {} },
  LA: {
    form: 'L-4',
    fields: {
      blockA: choice('Block A', '0', {
        0: 'No deduction',
        1: 'Single or married filing separately',
        2: 'Married filing jointly, qualifying surviving spouse or head of household',
      }),
    },
  },
  MA: {
    form: 'M-4',
    fields: {
      exemptions: count('Total Exemptions', 'Line 4'),
      headOfHousehold: flag('Head of Household', 'Box A'),
      blind: flag('Blind', 'Box B'),
    },
  },
  MD: {
    form: 'MW507',
    fields: {
      status: choice('Filing Status', 'single', {
        single: 'Single, married filing separately or dependent',
        joint: 'Married filing jointly, head of household or qualifying surviving spouse',
      }),
      exemptions: count('Exemptions', 'Line 1'),
    },
  },
  ME: {
    form: 'W-4ME',
    fields: marital('Single, or married at the higher single rate', 'Married', 'Allowances', 'Line 4'),
  },
  MI: {
    form: 'MI-W4',
    fields: { exemptions: count('Exemptions', 'Line 6: personal and dependent exemptions') },
  },
  MN: {
    form: 'W-4MN',
    fields: marital(
      'Single, married at the higher single rate, or head of household',
      'Married',
      'Allowances',
      'Section 1, step F',
    ),
  },
  MO: {
    form: 'MO W-4',
    fields: {
      status: choice('Filing Status', 'single', {
        single: 'Single',
        married_spouse_works: 'Married, spouse works',
        mfs: 'Married filing separately',
        married_spouse_not_working: 'Married, spouse does not work',
        head_of_household: 'Head of Household',
      }),
    },
  },
  MS: {
    form: '89-350',
    fields: {
      status: choice('Filing Status', 'single', {
        single: 'Single',
        married_spouse_not_employed: 'Married, spouse not employed',
        married_both_employed: 'Married, both employed',
        head_of_family: 'Head of family',
      }),
      exemption: dollars('Total Exemption Claimed', 'Line 6, in dollars'),
    },
  },
  MT: {
    form: 'MW-4',
    fields: {
      status: choice('Filing Status', 'single_or_both', {
        single_or_both: 'Single, married filing separately, or both spouses work (line 1a or 2)',
        married_joint: 'Married filing jointly or qualifying surviving spouse (line 1b)',
        head_household: 'Head of Household (line 1c)',
      }),
    },
  },
  NC: {
    form: 'NC-4',
    fields: {
      status: choice('Filing Status', 'single_married_surviving', {
        single_married_surviving: 'Single, married or qualifying surviving spouse',
        head_household: 'Head of Household',
      }),
      allowances: count('Allowances', 'Line 1'),
    },
  },
  ND: {
    form: 'W-4',
    fields: {
      status: fromW4({ Married: 'married_joint', 'Head of Household': 'head_household' }, 'single', {
        single: 'Single or married filing separately',
        married_joint: 'Married filing jointly',
        head_household: 'Head of Household',
      }),
      form: {
        kind: 'choice',
        label: 'Edition of Form W-4',
        options: { 2020: '2020 or later', 2019: '2019 or earlier' },
        default: '2020',
        fromW4: 'form',
      },
      legacyAllowances: {
        ...count('Allowances Before 2020', 'Of a federal certificate before 2020'),
        fromW4: 'allowances',
      },
    },
  },
  NE: {
    form: 'W-4N',
    fields: maritalHigher('Allowances', 'Line 1'),
  },
  NJ: {
    form: 'NJ-W4',
    fields: {
      status: choice(
        'Rate Table',
        'A',
        { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' },
        'Line 3; without it A for boxes 1 and 3, B for boxes 2, 4 and 5',
      ),
      allowances: count('Allowances', 'Line 4'),
    },
  },
  NM: {
    form: 'W-4',
    fields: {
      status: fromW4({ Married: 'married', 'Head of Household': 'head_household' }, 'single', {
        single: 'Single or married filing separately',
        married: 'Married filing jointly',
        head_household: 'Head of Household',
      }),
    },
  },
  NY: { form: 'IT-2104', fields: maritalHigher('Allowances', 'Line 1, and line 2 for New York City') },
  OH: { form: 'IT 4', fields: { allowances: count('Exemptions', 'Section II, line 4') } },
  OK: { form: 'OK-W-4', fields: maritalHigher('Allowances', 'Line 5') },
  OR: { form: 'OR-W-4', fields: maritalHigher('Allowances', 'Line 2', 'none') },
  PA: { form: 'none', fields: {} },
  RI: { form: 'RI W-4', fields: { allowances: count('Allowances', 'Line 1') } },
  SC: { form: 'SC W-4', fields: { allowances: count('Allowances', 'Line 5') } },
  UT: {
    form: 'W-4',
    fields: {
      status: fromW4({ Married: 'married' }, 'single', {
        single: 'Single, married filing separately or head of household',
        married: 'Married filing jointly',
      }),
    },
  },
  VA: {
    form: 'VA-4',
    fields: {
      allowances: count('Personal and Dependent Exemptions', 'Line 1(a)'),
      e2: count('Age and Blindness Exemptions', 'Line 1(b)'),
    },
  },
  VT: {
    form: 'W-4VT',
    fields: {
      ...maritalHigher('Allowances', 'Line 5', 'none'),
      federalExtra: {
        kind: 'dollars',
        label: 'Federal Additional Withholding',
        help: 'Of the federal certificate, while no W-4VT is filed',
        fromW4: 'extra',
      },
    },
  },
  WI: { form: 'WT-4', fields: maritalHigher('Exemptions', 'Line 1(d)') },
  WV: {
    form: 'IT-104',
    fields: {
      status: choice('Withholding Table', 'two_earner', {
        two_earner: 'Two earners or two jobs',
        one_earner: 'One earner, one job (line 5)',
      }),
      allowances: count('Exemptions', 'Line 4'),
    },
  },
} as const satisfies Readonly<Record<string, Certificate>>

function choice<const Options extends ChoiceField['options']>(
  label: string,
  preset: string,
  options: Options,
  help?: string,
) {
  return { kind: 'choice', label, options, default: preset, ...(help !== undefined && { help }) } as const
}

function count(label: string, help: string) {
  return { kind: 'count', label, help } as const satisfies NumberField
}

function dollars(label: string, help: string) {
  return { kind: 'dollars', label, help } as const satisfies NumberField
}

function flag(label: string, help: string) {
  return { kind: 'flag', label, help } as const satisfies NumberField
}

/** A status that the state reads from the federal certificate: what is not listed is `otherwise`. */
function fromW4(
  listed: Readonly<Partial<Record<FilingStatus, string>>>,
  otherwise: string,
  options: ChoiceField['options'],
): ChoiceField {
  const of = (status: FilingStatus) => listed[status] ?? otherwise
  return {
    kind: 'choice',
    label: 'Federal Filing Status',
    options,
    default: otherwise,
    fromW4: {
      Single: of('Single'),
      Married: of('Married'),
      'Married Filing Separately': of('Married Filing Separately'),
      'Head of Household': of('Head of Household'),
    },
  }
}

function marital(single: string, married: string, allowances: string, line: string) {
  return {
    status: choice('Filing Status', 'single', { single, married }),
    allowances: count(allowances, line),
  }
}

/** Married workers may ask for the higher single rate. */
function maritalHigher(allowances: string, line: string, unfiled?: string) {
  const status = choice('Filing Status', 'single', {
    single: 'Single or head of household',
    married: 'Married',
    married_higher_single: 'Married, but withhold at the higher single rate',
  })
  return {
    status: unfiled === undefined ? status : { ...status, unfiled },
    allowances: count(allowances, line),
  }
}
