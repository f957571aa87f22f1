import { people as english } from '../en/company/people.ts'
import { whenSpoken } from './spoken.ts'

export let people = english
whenSpoken((company) => {
  people = company?.people ?? english
})
