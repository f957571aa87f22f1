import type { StateCode } from '../../../language/states.ts'
import { akZips } from './ak.ts'
import { alZips } from './al.ts'
import { arZips } from './ar.ts'
import { azZips } from './az.ts'
import { caZips } from './ca.ts'
import { coZips } from './co.ts'
import { ctZips } from './ct.ts'
import { dcZips } from './dc.ts'
import { deZips } from './de.ts'
import { flZips } from './fl.ts'
import { gaZips } from './ga.ts'
import { hiZips } from './hi.ts'
import { iaZips } from './ia.ts'
import { idZips } from './id.ts'
import { ilZips } from './il.ts'
import { inZips } from './in.ts'
import { ksZips } from './ks.ts'
import { kyZips } from './ky.ts'
import { laZips } from './la.ts'
import { maZips } from './ma.ts'
import { mdZips } from './md.ts'
import { meZips } from './me.ts'
import { miZips } from './mi.ts'
import { mnZips } from './mn.ts'
import { moZips } from './mo.ts'
import { msZips } from './ms.ts'
import { mtZips } from './mt.ts'
import { ncZips } from './nc.ts'
import { ndZips } from './nd.ts'
import { neZips } from './ne.ts'
import { nhZips } from './nh.ts'
import { njZips } from './nj.ts'
import { nmZips } from './nm.ts'
import { nvZips } from './nv.ts'
import { nyZips } from './ny.ts'
import { ohZips } from './oh.ts'
import { okZips } from './ok.ts'
import { orZips } from './or.ts'
import { paZips } from './pa.ts'
import { riZips } from './ri.ts'
import { scZips } from './sc.ts'
import { sdZips } from './sd.ts'
import { tnZips } from './tn.ts'
import { txZips } from './tx.ts'
import { utZips } from './ut.ts'
import { vaZips } from './va.ts'
import { vtZips } from './vt.ts'
import { waZips } from './wa.ts'
import { wiZips } from './wi.ts'
import { wvZips } from './wv.ts'
import { wyZips } from './wy.ts'

/**
 * By state, one county a line: its name, and the ZIP areas that touch it, as three digits and the last two of each. From the
 * relationship of ZIP code tabulation areas to counties that the Census Bureau published for 2020, which is in the public
 * domain; a sliver counts. Post office boxes and single large addressees have ZIP codes without an area.
 */
export const zipTexts: Readonly<Record<StateCode, string>> = {
  AK: akZips,
  AL: alZips,
  AR: arZips,
  AZ: azZips,
  CA: caZips,
  CO: coZips,
  CT: ctZips,
  DC: dcZips,
  DE: deZips,
  FL: flZips,
  GA: gaZips,
  HI: hiZips,
  IA: iaZips,
  ID: idZips,
  IL: ilZips,
  IN: inZips,
  KS: ksZips,
  KY: kyZips,
  LA: laZips,
  MA: maZips,
  MD: mdZips,
  ME: meZips,
  MI: miZips,
  MN: mnZips,
  MO: moZips,
  MS: msZips,
  MT: mtZips,
  NC: ncZips,
  ND: ndZips,
  NE: neZips,
  NH: nhZips,
  NJ: njZips,
  NM: nmZips,
  NV: nvZips,
  NY: nyZips,
  OH: ohZips,
  OK: okZips,
  OR: orZips,
  PA: paZips,
  RI: riZips,
  SC: scZips,
  SD: sdZips,
  TN: tnZips,
  TX: txZips,
  UT: utZips,
  VA: vaZips,
  VT: vtZips,
  WA: waZips,
  WI: wiZips,
  WV: wvZips,
  WY: wyZips,
}
