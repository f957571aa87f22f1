import { benefits as english } from '../en/company/benefits.ts'
import { whenSpoken } from './spoken.ts'

export let benefits = english
whenSpoken((company) => {
  benefits = company?.benefits ?? english
})
