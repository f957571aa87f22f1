import type { ReturnDocument, ReturnElement } from '../../../language/return-file.ts'

/** The liability of a year by months on the form itself, and by days on Form 943-A or 945-A. */
const byMonth: readonly ReturnElement[] = [
  {
    each: 'TaxLiabilityMonthlyDetailGrp',
    line: 'months',
    of: [
      ['MonthCd', 'month', 'text', 'always'],
      ['TaxLiabilityAmt', 'owed', 'amount'],
    ],
  },
  ['TotalTaxLiabilityAmt', 'months total', 'amount'],
]
const byDay: readonly ReturnElement[] = [
  {
    each: 'MonthlyTaxLiabilityGrp',
    line: 'A months',
    of: [
      ['MonthCd', 'month', 'text', 'always'],
      {
        each: 'DailyTaxLiabilityDetail',
        line: 'days',
        of: [
          ['DayNum', 'day', 'text', 'always'],
          ['TaxLiabilityAmt', 'amount', 'amount'],
        ],
      },
      ['TotalMonthlyLiabilityAmt', 'total', 'amount'],
    ],
  },
  ['TotalTaxLiabilityAmt', 'A total', 'amount'],
]

/** Returns of a year, each with its schedule. */
// biome-ignore format: laid beside the stylesheets
export const annualReturns: Readonly<Record<string, readonly ReturnDocument[]>> = {
  940: [
    { root: 'IRS940', elements: [
      ['AmendedReturnInd', 'amended', 'box'],
      ['FutureFilingNotRequiredInd', 'd', 'box'],
      { oneOf: [['FUTAStateCd', '1a', 'text'], ['MultiStateInd', '1b', 'box']] },
      ['CreditReductionStateInd', '2', 'box'],
      ['WagesAmt', '3', 'amount', 'always'],
      ['ExemptWagesAmt', '4', 'amount'],
      ['FringeBenefitsInd', '4a', 'box'],
      ['GroupTermLifeInsuranceInd', '4b', 'box'],
      ['RetirementPensionInd', '4c', 'box'],
      ['DependentCareInd', '4d', 'box'],
      ['OtherInd', '4e', 'box'],
      ['WagesOverLimitAmt', '5', 'amount'],
      ['TotalExemptWagesAmt', '6', 'amount'],
      ['TotalTaxableWagesAmt', '7', 'amount', 'always'],
      ['FUTATaxBeforeAdjustmentAmt', '8', 'amount', 'always'],
      { oneOf: [['MaximumCreditAmt', '9', 'amount'], ['FUTAAdjustmentAmt', '10', 'amount']] },
      ['TotalCreditReductionAmt', '11', 'amount'],
      ['FUTATaxAfterAdjustmentAmt', '12', 'amount', 'always'],
      ['TotalTaxDepositAmt', '13', 'amount'],
      { oneOf: [['BalanceDueAmt', '14', 'amount'], { group: 'OverpaymentGrp', of: [['OverpaidAmt', '15a', 'amount']] }] },
      ['FirstQuarterTaxLiabilityAmt', '16a', 'amount'],
      ['SecondQuarterTaxLiabilityAmt', '16b', 'amount'],
      ['ThirdQuarterTaxLiabilityAmt', '16c', 'amount'],
      ['FourthQuarterTaxLiabilityAmt', '16d', 'amount'],
      ['TotalTaxLiabilityAmt', '17', 'amount'],
    ] },
    { root: 'IRS940ScheduleA', elements: [
      { each: 'CreditReductionGrp', line: 'A states', of: [
        ['FUTAStateCd', 'state', 'text', 'always'],
        ['TotalTaxableFUTAWagesAmt', 'wages', 'amount'],
        ['CreditReductionRt', 'rate', 'text'],
        ['CreditReductionAmt', 'tax', 'amount'],
      ] },
      ['TotalCreditReductionWagesAmt', 'A wages', 'amount'],
      ['TotalCreditReductionAmt', 'A total', 'amount'],
    ] },
  ],
  943: [
    { root: 'IRS943', elements: [
      ['FutureFilingNotRequiredInd', '18', 'box'],
      ['EmployeeCnt', '1', 'count', 'always'],
      ['SocialSecurityTaxCashWagesAmt', '2', 'amount'],
      ['SocialSecurityTaxAmt', '3', 'amount'],
      ['MedicareTaxCashWagesAmt', '4', 'amount'],
      ['MedicareTaxWithheldAmt', '5', 'amount'],
      ['TotMedcrTaxCashWagesAddnlWhAmt', '6', 'amount'],
      ['AddnlMedicareTaxWithholdingAmt', '7', 'amount'],
      ['FederalIncomeTaxWithheldAmt', '8', 'amount'],
      ['TotalTaxBeforeAdjustmentAmt', '9', 'amount'],
      ['CurrentYearAdjustmentAmt', '10', 'signed'],
      ['TotalTaxAfterAdjustmentAmt', '11', 'amount'],
      ['PayrollTaxCreditAmt', '12', 'amount'],
      ['TotalTaxAmt', '13', 'amount', 'always'],
      ['TotalTaxDepositAmt', '14', 'amount'],
      { oneOf: [['BalanceDueAmt', '15', 'amount'], { group: 'OverpaymentGrp', of: [['OverpaidAmt', '16', 'amount']] }] },
      { oneOf: [['SemiweeklyScheduleDepositorInd', 'semiweekly', 'box'], ['MonthlyScheduleDepositorInd', 'monthly', 'box']] },
      ...byMonth,
    ] },
    { root: 'IRS943A', elements: byDay },
  ],
  944: [
    { root: 'IRS944', elements: [
      ['WagesAmt', '1', 'amount'],
      ['FederalIncomeTaxWithheldAmt', '2', 'amount'],
      ['WagesNotSubjToSSMedcrTaxInd', '3', 'box'],
      { group: 'SocialSecurityWageAndTaxGrp', of: [['SocialSecurityTaxCashWagesAmt', '4a1', 'amount'], ['SocialSecurityTaxAmt', '4a', 'amount']] },
      { group: 'SocialSecurityTipsAndTaxGrp', of: [['TaxableSocSecTipsAmt', '4b1', 'amount'], ['TaxOnSocialSecurityTipsAmt', '4b', 'amount']] },
      { group: 'MedicareWageTipsAndTaxGrp', of: [['TaxableMedicareWagesTipsAmt', '4c1', 'amount'], ['TaxOnMedicareWagesTipsAmt', '4c', 'amount']] },
      { group: 'AddnlMedicareWageTipsAndTaxGrp', of: [['TxblWageTipsSubjAddnlMedcrAmt', '4d1', 'amount'], ['TaxOnWageTipsSubjAddnlMedcrAmt', '4d', 'amount']] },
      ['TotalSSMdcrTaxAmt', '4e', 'amount'],
      ['TotalTaxBeforeAdjustmentAmt', '5', 'amount'],
      ['CurrentYearAdjustmentAmt', '6', 'signed'],
      ['TotalTaxAfterAdjustmentAmt', '7', 'amount'],
      ['PayrollTaxCreditAmt', '8', 'amount'],
      ['TotalTaxAmt', '9', 'amount', 'always'],
      ['TotalTaxDepositAmt', '10', 'amount'],
      { oneOf: [['BalanceDueAmt', '11', 'amount'], { group: 'OverpaymentGrp', of: [['OverpaidAmt', '12', 'amount']] }] },
      { oneOf: [['AnnualDepositorInd', 'less', 'box'], ['MonthlyDepositorInd', 'monthly', 'box']] },
      ...byMonth,
      { group: 'BusinessClosedGrp', of: [['FutureFilingNotRequiredInd', '14', 'box'], ['FinalWagesPaidDt', 'final date', 'text']] },
    ] },
    { root: 'IRS945A', elements: byDay },
  ],
  945: [
    { root: 'IRS945', elements: [
      { group: 'BusinessClosedGrp', of: [['FutureFilingNotRequiredInd', 'final', 'box'], ['FinalPaymentDt', 'final date', 'text']] },
      ['FederalIncomeTaxWithheldAmt', '1', 'amount'],
      ['BackupWithholdingAmt', '2', 'amount'],
      ['TotalTaxAmt', '3', 'amount', 'always'],
      ['TotalTaxDepositAmt', '4', 'amount'],
      { oneOf: [['BalanceDueAmt', '5', 'amount'], { group: 'OverpaymentGrp', of: [['OverpaidAmt', '6', 'amount']] }] },
      { oneOf: [['SemiweeklyScheduleDepositorInd', 'semiweekly', 'box'], ['MonthlyScheduleDepositorInd', 'monthly', 'box']] },
      ...byMonth,
    ] },
    { root: 'IRS945A', elements: byDay },
  ],
}
