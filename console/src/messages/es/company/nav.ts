import type { nav as english } from '../../en/company/nav.ts'

export const nav: typeof english = {
  home: 'Inicio',
  setup: 'Configurar',
  payroll: 'Nómina',
  paycheck: 'Pago',
  people: 'Personas',
  time: 'Horas',
  timeOff: 'Tiempo libre',
  benefits: 'Beneficios',
  money: 'Dinero',
  checks: 'Cheques',
  taxes: 'Impuestos',
  address: 'Una dirección',
  reports: 'Informes',
  filings: 'Declaraciones',
  documents: 'Documentos',
  moveIn: 'Mudarse aquí',
  settings: 'Ajustes',
  allCompanies: 'Todas las empresas',
}
