import { type LocalWages, localWagesOf } from '../../../language/local-wages.ts'

/**
 * Minimum wages of cities, counties and regions that are above the state's: state, place, what of it (a city; a county outside
 * of its cities; a region), dollars an hour, first day, who is meant, cash wage of who is tipped (none: tips never count; empty:
 * the state's rule), how sure. A place that is not here has the state's wage, or one that was not seen.
 */
export const law: LocalWages = localWagesOf({
  table: 'localWages',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'UC Berkeley Labor Center inventory, state and city notices, as a public table of 2026-09-08 has them',
  confidence: 'derived',
  rows: `
AZ|Flagstaff|city|18.35|2026-01-01||none|derived
AZ|Tucson|city|15.45|2026-01-01||12.45|derived
CA|Alameda|city|17.76|2026-07-01||none|derived
CA|Belmont|city|18.95|2026-01-01||none|derived
CA|Berkeley|city|19.61|2026-07-01||none|derived
CA|Burlingame|city|17.86|2026-01-01||none|derived
CA|Cupertino|city|18.70|2026-01-01||none|derived
CA|Daly City|city|17.50|2026-01-01||none|derived
CA|East Palo Alto|city|17.90|2026-01-01||none|derived
CA|El Cerrito|city|18.82|2026-01-01||none|derived
CA|Emeryville|city|20.34|2026-07-01||none|derived
CA|Foster City|city|17.85|2026-01-01||none|derived
CA|Fremont|city|18.05|2026-07-01||none|derived
CA|Half Moon Bay|city|17.91|2026-01-01||none|derived
CA|Hayward|city|17.79|2026-01-01|26 or more employees|none|derived
CA|Hayward|city|16.90|2026-01-01|25 or fewer employees (state rate)|none|derived
CA|Los Altos|city|18.70|2026-01-01||none|derived
CA|Los Angeles|city|18.42|2026-07-01||none|derived
CA|Los Angeles County|unincorporated|18.47|2026-07-01||none|derived
CA|Malibu|city|17.91|2026-07-01||none|derived
CA|Menlo Park|city|17.55|2026-01-01||none|derived
CA|Milpitas|city|18.50|2026-07-01||none|derived
CA|Mountain View|city|19.70|2026-01-01||none|derived
CA|Novato|city|17.73|2026-01-01|100 or more employees|none|derived
CA|Novato|city|17.46|2026-01-01|26 to 99 employees|none|derived
CA|Novato|city|16.90|2026-01-01|25 or fewer employees (state rate)|none|derived
CA|Oakland|city|17.34|2026-01-01||none|derived
CA|Palo Alto|city|18.70|2026-01-01||none|derived
CA|Pasadena|city|18.57|2026-07-01||none|derived
CA|Petaluma|city|18.31|2026-01-01||none|derived
CA|Redwood City|city|18.65|2026-01-01||none|derived
CA|Richmond|city|19.18|2026-01-01||none|derived
CA|San Carlos|city|17.75|2026-01-01||none|derived
CA|San Diego|city|17.75|2026-01-01||none|derived
CA|San Francisco|city|19.61|2026-07-01||none|derived
CA|San Jose|city|18.45|2026-01-01||none|derived
CA|San Mateo|city|18.60|2026-01-01||none|derived
CA|San Mateo County|unincorporated|17.95|2026-01-01||none|derived
CA|Santa Clara|city|18.70|2026-01-01||none|derived
CA|Santa Monica|city|18.47|2026-07-01||none|derived
CA|Santa Rosa|city|18.21|2026-01-01||none|derived
CA|Sonoma|city|18.47|2026-01-01|26 or more employees|none|derived
CA|Sonoma|city|17.38|2026-01-01|25 or fewer employees|none|derived
CA|South San Francisco|city|18.15|2026-01-01||none|derived
CA|Sunnyvale|city|19.50|2026-01-01||none|derived
CA|West Hollywood|city|20.25|2026-01-01||none|derived
CO|Denver|city|19.29|2026-01-01|the tip credit is of food and drink only|16.27|derived
CO|Boulder|city|16.82|2026-01-01||13.80|verified
CO|Boulder County|unincorporated|16.82|2026-01-01||13.80|verified
CO|Edgewater|city|18.17|2026-01-01||13.50|derived
IL|Chicago|city|17.05|2026-07-01|4 or more workers|12.96|derived
IL|Cook County|county without Chicago|15.40|2026-07-01|municipalities may have opted out: ask|9.25|derived
MD|Montgomery County|county|18.00|2026-07-01|51 or more employees||derived
MD|Montgomery County|county|16.50|2026-07-01|11 to 50 employees||derived
MD|Montgomery County|county|15.95|2026-07-01|10 or fewer employees||derived
MD|Howard County|county|16.00|2026-07-01|||derived
ME|Portland|city|16.75|2026-01-01||8.38|derived
ME|Rockland|city|16.00|2026-01-01||8.00|derived
MN|Minneapolis|city|16.37|2026-01-01||none|derived
MN|Saint Paul|city|16.37|2026-01-01|101 or more employees|none|verified
MN|Saint Paul|city|16.37|2026-07-01|6 to 100 employees (15.00 before)|none|verified
MN|Saint Paul|city|14.25|2026-07-01|5 or fewer employees (13.25 before)|none|verified
NM|Santa Fe|city|15.40|2026-03-01||none|derived
NM|Santa Fe County|unincorporated|15.40|2026-03-01|||derived
NM|Las Cruces|city|13.01|2026-01-01||5.20|derived
NM|Albuquerque|city|12.00|2026-01-01|state rate prevails|7.20|verified
NY|New York City, Nassau, Suffolk, Westchester|region|17.00|2026-01-01|tips of food service|11.35|recalled
OR|Portland metro urban growth boundary|region|16.80|2026-07-01|16.30 before|none|derived
OR|nonurban counties|region|14.55|2026-07-01|14.05 before|none|derived
WA|Seattle|city|21.30|2026-01-01||none|verified
WA|SeaTac|city|20.74|2026-01-01|hospitality and transportation employers only|none|verified
WA|Tukwila|city|21.65|2026-01-01|15 or more employees worldwide or 2 million revenue in the city|none|verified
WA|Burien|city|21.63|2026-01-01|500 or more employees|none|verified
WA|Burien|city|20.63|2026-01-01|21 to 499 employees|none|verified
WA|Renton|city|21.57|2026-01-01|500 or more employees|none|verified
WA|Renton|city|21.57|2026-07-01|15 to 499 employees (20.57 before)|none|verified
WA|Everett|city|20.77|2026-01-01|500 or more employees|none|verified
WA|Everett|city|19.77|2026-07-01|15 to 499 employees (18.77 before)|none|verified
WA|Bellingham|city|19.13|2026-01-01|state rate plus 2.00|none|verified
WA|King County|unincorporated|20.82|2026-01-01|500 or more employees|none|verified
WA|King County|unincorporated|19.82|2026-01-01|16 to 499 employees; or fewer with 2 million revenue|none|verified
WA|King County|unincorporated|18.32|2026-01-01|15 or fewer employees and under 2 million revenue|none|verified
`,
})
