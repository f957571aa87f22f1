import { timeOff as english } from '../en/company/time-off.ts'
import { whenSpoken } from './spoken.ts'

export let timeOff = english
whenSpoken((company) => {
  timeOff = company?.timeOff ?? english
})
