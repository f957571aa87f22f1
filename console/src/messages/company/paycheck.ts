import { paycheck as english } from '../en/company/paycheck.ts'
import { whenSpoken } from './spoken.ts'

export let paycheck = english
whenSpoken((company) => {
  paycheck = company?.paycheck ?? english
})
