import { tour as english } from '../en/company/tour.ts'
import { whenSpoken } from './spoken.ts'

export let tour = english
whenSpoken((company) => {
  tour = company?.tour ?? english
})
