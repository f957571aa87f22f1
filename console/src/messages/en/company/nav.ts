export const nav = {
  home: 'Home',
  setup: 'Set up',
  payroll: 'Payroll',
  people: 'People',
  taxes: 'Taxes',
  allCompanies: 'All companies',
}
