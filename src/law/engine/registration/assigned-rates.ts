import { stateRegistrationFields } from './fields.ts'

/** Fields of a state's registration that give a place its rate, which the employer has not told: `PA-EIT` asks for one. */
export const missingPlaceRates = (
  state: string,
  places: readonly string[],
  values: Readonly<Record<string, string>> = {},
): readonly string[] =>
  stateRegistrationFields(state)
    .filter(({ key, sets }) => {
      const of = sets !== undefined && 'rate' in sets ? sets.of : undefined
      return of !== undefined && places.includes(of) && values[key] === undefined
    })
    .map(({ key }) => key)

/** Taxes of the state itself whose rate a notice assigns to the employer: `TX.sui`. */
export const noticeCodes = (state: string): readonly string[] =>
  stateRegistrationFields(state).flatMap(({ sets }) =>
    sets !== undefined && 'rate' in sets && sets.of === undefined ? [`${state}.${sets.rate}`] : [],
  )
