import type { ConsoleWorld, Who } from '../support/console.ts'

export interface PageRow {
  /** As it is declared: the face and its path. */
  readonly page: string
  readonly who: Who
  readonly at: (world: ConsoleWorld) => string
}

/** Every page of the console with who looks at it; the house test compares this with what is declared. */
export const rows: readonly PageRow[] = [
  { page: 'welcome', who: 'operator', at: () => '/welcome' },
  { page: 'company /', who: 'administrator', at: ({ companyId }) => `/c/${companyId}` },
  { page: 'company setup', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/setup` },
  { page: 'company move-in', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/move-in` },
  { page: 'company payroll', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/payroll` },
  {
    page: 'company payroll/$periodId',
    who: 'administrator',
    at: ({ companyId, openPeriodId }) => `/c/${companyId}/payroll/${openPeriodId}?step=preview`,
  },
  {
    page: 'company payroll/$periodId hours',
    who: 'bookkeeper',
    at: ({ companyId, openPeriodId }) => `/c/${companyId}/payroll/${openPeriodId}?step=hours`,
  },
  {
    page: 'company payroll/$periodId paid',
    who: 'administrator',
    at: ({ companyId, paidPeriodId }) => `/c/${companyId}/payroll/${paidPeriodId}`,
  },
  {
    page: 'company payroll/$periodId/$userId',
    who: 'administrator',
    at: ({ companyId, paidPeriodId, userId }) =>
      `/c/${companyId}/payroll/${paidPeriodId}/${userId}?line=NY.incomeTax`,
  },
  { page: 'company people', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/people` },
  {
    page: 'company people/$userId',
    who: 'administrator',
    at: ({ companyId, userId }) => `/c/${companyId}/people/${userId}`,
  },
  {
    page: 'company people/$userId cost',
    who: 'administrator',
    at: ({ companyId, userId }) => `/c/${companyId}/people/${userId}?tab=cost`,
  },
  {
    page: 'company settings/$part export',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/export`,
  },
  { page: 'company time', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/time` },
  {
    page: 'company settings/$part policies',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/policies`,
  },
  { page: 'company time-off', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/time-off` },
  { page: 'company benefits', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/benefits` },
  {
    page: 'company settings/$part comp',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/comp`,
  },
  {
    page: 'company money',
    who: 'administrator',
    at: ({ companyId, paidPeriodId }) => `/c/${companyId}/money?period=${paidPeriodId}`,
  },
  { page: 'company reports', who: 'bookkeeper', at: ({ companyId }) => `/c/${companyId}/reports` },
  { page: 'company checks', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/checks` },
  {
    page: 'company settings/$part books',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/books`,
  },
  { page: 'company documents', who: 'administrator', at: ({ companyId }) => `/c/${companyId}/documents` },
  {
    page: 'company settings/$part',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/people`,
  },
  { page: 'company taxes', who: 'bookkeeper', at: ({ companyId }) => `/c/${companyId}/taxes` },
  {
    page: 'company address',
    who: 'administrator',
    at: ({ companyId }) =>
      `/c/${companyId}/address?city=Parma&state=OH&zipcode=44129&is+City+of+Employment=Parma`,
  },
  {
    page: 'company settings/$part structure',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/structure`,
  },
  { page: 'company filings', who: 'bookkeeper', at: ({ companyId }) => `/c/${companyId}/filings` },
  { page: 'company filings/year', who: 'bookkeeper', at: ({ companyId }) => `/c/${companyId}/filings/year` },
  {
    page: 'company filings/$filingId',
    who: 'administrator',
    at: ({ companyId, filingId }) => `/c/${companyId}/filings/${filingId}`,
  },
  {
    page: 'company settings/$part items',
    who: 'administrator',
    at: ({ companyId }) => `/c/${companyId}/settings/items`,
  },
  { page: 'worker /', who: 'worker', at: () => '/me' },
  { page: 'worker pay', who: 'worker', at: () => '/me/pay' },
  { page: 'worker pay/$periodId', who: 'worker', at: ({ paidPeriodId }) => `/me/pay/${paidPeriodId}` },
  { page: 'worker hours', who: 'worker', at: () => '/me/hours' },
  { page: 'worker time-off', who: 'worker', at: () => '/me/time-off' },
  { page: 'worker profile', who: 'worker', at: () => '/me/profile' },
  { page: 'worker start', who: 'worker', at: () => '/me/start' },
  { page: 'worker taxes', who: 'worker', at: () => '/me/taxes' },
  { page: 'worker taxes w4', who: 'worker', at: () => '/me/taxes?form=w4' },
  { page: 'worker taxes state', who: 'worker', at: () => '/me/taxes?form=state' },
  { page: 'worker bank', who: 'worker', at: () => '/me/bank' },
  { page: 'worker documents', who: 'worker', at: () => '/me/documents' },
  { page: 'worker forms', who: 'worker', at: () => '/me/forms' },
  { page: 'operator /', who: 'operator', at: () => '/ops' },
  { page: 'operator companies', who: 'operator', at: () => '/ops/companies' },
  { page: 'operator keys', who: 'operator', at: () => '/ops/keys' },
  { page: 'operator webhooks', who: 'operator', at: () => '/ops/webhooks' },
  { page: 'operator events', who: 'operator', at: () => '/ops/events' },
  { page: 'operator sandbox', who: 'operator', at: () => '/ops/sandbox' },
  { page: 'operator requests', who: 'operator', at: () => '/ops/requests' },
  { page: 'operator reviews', who: 'operator', at: () => '/ops/reviews' },
  { page: 'operator parked', who: 'operator', at: () => '/ops/parked' },
  { page: 'operator wires', who: 'operator', at: () => '/ops/wires' },
  { page: 'operator returns', who: 'operator', at: () => '/ops/returns' },
  { page: 'operator rejected', who: 'operator', at: () => '/ops/rejected' },
  { page: 'operator law', who: 'operator', at: () => '/ops/law' },
  {
    page: 'operator address',
    who: 'operator',
    at: () => '/ops/address?city=Pittsburgh&state=PA&zipcode=15222',
  },
  { page: 'operator kit', who: 'operator', at: () => '/ops/kit' },
  {
    page: 'operator webhooks/$endpointId',
    who: 'operator',
    at: ({ endpointId }) => `/ops/webhooks/${endpointId}`,
  },
]
