import { payroll as english } from '../en/company/payroll.ts'
import { whenSpoken } from './spoken.ts'

export let payroll = english
whenSpoken((company) => {
  payroll = company?.payroll ?? english
})
