import { time as english } from '../en/company/time.ts'
import { whenSpoken } from './spoken.ts'

export let time = english
whenSpoken((company) => {
  time = company?.time ?? english
})
