/** One key or several joined by `+`. */
export type SourceKeys = string

/** Where the figures of the national tables were read. `own` marks what no page was seen for. */
const sources: Readonly<Record<string, string>> = {
  adpfmt: 'published table of state account number formats, about 2017',
  'bbn-nj': 'Benefits Brief: NJ 2026 (benefitsbriefnews.com)',
  'bbt-ny26': 'Bloomberg Tax: NY 2026 UI tax rates (news.bloombergtax.com)',
  'bgov-ma26': 'Bloomberg Government: Massachusetts 2026 UI rates (news.bgov.com)',
  cleanfax: 'July 2025 increases AK/OR/DC (cleanfax.com)',
  cpsgo: 'CPS: 2026 changes to state minimum wages (cpsgo.com)',
  'daysmart-co': 'DaySmart (Salsa): Colorado payroll guide (intercom.help)',
  'daysmart-mn': 'DaySmart (Salsa): Minnesota payroll guide (intercom.help)',
  'daysmart-nv': 'DaySmart (Salsa): Nevada payroll guide (intercom.help)',
  'dol-payday': 'US DOL table of state payday requirements (2022) (dol.gov)',
  'ey-mt23': 'EY 2023-1621 Montana (AFT) (taxnews.ey.com)',
  ey0131: 'EY 2026-0131: 2026 state disability, PFML and LTC rates (taxnews.ey.com)',
  'farmraise-ca': 'FarmRaise: California payroll guide (help.farmraise.com)',
  'farmraise-ms': 'FarmRaise: Mississippi payroll guide (help.farmraise.com)',
  'farmraise-ut': 'FarmRaise: Utah payroll guide (help.farmraise.com)',
  'fingercheck-ma': 'Fingercheck: Mid-Atlantic states (help.fingercheck.com)',
  'fingercheck-ne': 'Fingercheck: Northeast states (help.fingercheck.com)',
  'fingercheck-pnw': 'Fingercheck: Pacific Northwest states (help.fingercheck.com)',
  'goco-ca': 'GoCo: California accounts (help.goco.io)',
  'goco-co': 'GoCo: Colorado accounts (help.goco.io)',
  'guhroo-co': 'guHRoo: Colorado agencies (guhroo.zohodesk.com)',
  'gusto-oh': 'Gusto: register in Ohio (support.gusto.com)',
  'gusto-sdk': 'published registration form fixtures of a payroll SDK',
  'hha-ok': 'HHAeXchange: Oklahoma payroll tax requirements (knowledge.hhaexchange.com)',
  hi26: 'Hawaii 2026 UI and TDI figures (ES&A) (esandalaw.com)',
  intuit20: 'Intuit payroll update 22001 (2020) format notes (http-download.intuit.com)',
  'larkin-nj': 'Larkin: NJ TDI/FLI 2025 (thelarkincompany.com)',
  'lni-unique': 'WA L&I: unique premium rating features (fund split) (lni.wa.gov)',
  ludt: 'Ludt payroll: WA EAF surcharge (help.ludtpayroll.com)',
  'ma-fp': 'Fisher Phillips: MA PFML 2026 (fisherphillips.com)',
  masterpay: 'MasterPay USA payroll tax information (masterpayusa.com)',
  moneymade: 'MoneyMade: final paycheck laws 2025 (moneymade.com)',
  moneyov: 'July 1 2026 increases AK/OR/DC (themoneyoverview.com)',
  'namely-oh': 'Namely: Ohio state tax guide',
  nlr: 'National Law Review extract (2026 minimum wages) (lawblog123.com)',
  'nv-detr': 'Nevada ESD UI information (ui.nv.gov)',
  ontheclock: 'OnTheClock: 2026 minimum wage by state (ontheclock.com)',
  'or-cbn': 'Cascade Business News: Oregon 2026 rates (cascadebusnews.com)',
  own: 'recalled, no page seen',
  paymaster26: 'Paymaster: 2026 state minimum wage (blog.paymaster.com)',
  pe: 'PolicyEngine US parameters with statutory references (github.com)',
  proliant: 'Proliant compliance update Oct 2025 (blog.proliant.com)',
  ri26: 'RI DLT 2026 rates (oceanstateobserver.com)',
  sage: 'Sage 50 KB: acceptable WH/UI number formats (AK-CT visible) (us-kb.sage.com)',
  taxbandits: 'TaxBandits: state number formats (AL-CT visible) (support.taxbandits.com)',
  'wa-esd': 'WA ESD employer newsletter Nov 2025 (2026 PFML rate) (content.govdelivery.com)',
  waw: 'WorldatWork: 2026 minimum wages (worldatwork.org)',
  'wk-nj21': 'Wolters Kluwer: NJ FY2021 new employer rates (lrus.wolterskluwer.com)',
  'wpr-final': 'World Population Review: termination requirements by state 2025 (worldpopulationreview.com)',
  'zen-al': 'Zenefits/TriNet state registration guide (AL) (zenefits.com)',
  'zen-mn': 'Zenefits: Minnesota registration guide (help.zenefits.com)',
  'zen-ny': 'Zenefits: New York registration guide (zenefits.com)',
  'zen-oh': 'Zenefits: Ohio registration guide (zenefits.com)',
  'zen-wa': 'Zenefits: Washington registration guide (zenefits.com)',
  'zen-wi': 'Wisconsin registration guide (workest mirror) (didimosoft.com)',
}

export const cite = (keys: SourceKeys): string =>
  keys
    .split('+')
    .map((key) => sources[key] ?? unknownSource(key))
    .join('; ')

function unknownSource(key: string): never {
  throw new Error(`no source named ${key}`)
}
