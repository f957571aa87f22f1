import { expect, test } from 'vitest'
import { isCorporation, recipientOf, taxClassifications, w9Fault } from '../../../src/domain/people/w9.ts'

test.each([
  ['Business', 'Kestrel LLC', 'Partnership', true, undefined],
  ['Business', '', 'Partnership', true, 'businessNeeds'],
  ['Business', 'Kestrel LLC', 'Partnership', false, 'businessNeeds'],
  ['Individual', '', 'Individual or sole proprietor', false, undefined],
  ['Individual', 'Kestrel', 'Individual or sole proprietor', true, undefined],
  ['Individual', 'Kestrel', 'S corporation', true, 'soleOnly'],
] as const)('%s %j, %s, EIN %s: %s', (contractorType, businessName, taxClassification, ein, fault) => {
  expect(w9Fault({ contractorType, businessName, taxClassification, ein })).toBe(fault)
})

test('corporations', () => {
  expect(taxClassifications.filter(isCorporation)).toEqual([
    'C corporation',
    'S corporation',
    'LLC taxed as a C corporation',
    'LLC taxed as an S corporation',
  ])
})

const kestrel = { classification: 'Partnership', businessName: 'Kestrel LLC' } as const
const sole = { classification: 'Individual or sole proprietor', businessName: 'Kestrel' } as const

test.each([
  // own     W-9                              EIN     names                     number
  ['9999', undefined, '', ['Jo Reed'], '***-**-9999'],
  ['', undefined, '', ['Jo Reed'], 'Applied For'],
  ['9999', kestrel, '6789', ['Kestrel LLC'], '**-***6789'],
  ['9999', sole, '6789', ['Jo Reed', 'Kestrel'], '**-***6789'],
  ['9999', sole, '', ['Jo Reed', 'Kestrel'], '***-**-9999'],
  ['9999', { ...sole, businessName: '' }, '', ['Jo Reed'], '***-**-9999'],
] as const)('own number %j, W-9 %j, EIN %j', (ownDigits, w9, einDigits, names, tin) => {
  expect(recipientOf({ name: 'Jo Reed', ownDigits, w9, einDigits })).toEqual({ names, tin })
})
