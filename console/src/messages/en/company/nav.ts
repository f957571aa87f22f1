export const nav = {
  home: 'Home',
  setup: 'Set up',
  payroll: 'Payroll',
  people: 'People',
  time: 'Time',
  timeOff: 'Time off',
  taxes: 'Taxes',
  allCompanies: 'All companies',
}
