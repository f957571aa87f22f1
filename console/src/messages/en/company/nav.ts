export const nav = {
  home: 'Home',
  setup: 'Set up',
  payroll: 'Payroll',
  people: 'People',
  time: 'Time',
  timeOff: 'Time off',
  benefits: 'Benefits',
  money: 'Money',
  taxes: 'Taxes',
  documents: 'Documents',
  settings: 'Settings',
  allCompanies: 'All companies',
}
