import { reports as english } from '../en/company/reports.ts'
import { whenSpoken } from './spoken.ts'

export let reports = english
whenSpoken((company) => {
  reports = company?.reports ?? english
})
