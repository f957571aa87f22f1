import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * AES-256-GCM with the place bound in: a cipher text moved to another column, row or company does not open.
 * Layout: version 1, 12 bytes nonce, 16 bytes tag, cipher text.
 */
const VERSION = 1
const NONCE = 12
const TAG = 16

export const newKey = (): Buffer => randomBytes(32)

export function seal(key: Buffer, place: string, clear: Buffer | string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(clear as never, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body])
}

export function unseal(key: Buffer, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION) throw new Error(`sealed with an unknown version: ${sealed[0]}`)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE))
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE + TAG)), decipher.final()])
}

/** A keyed hash by which equal secrets can be found without being read. */
export const blindIndex = (key: Buffer, kind: string, clear: string): Buffer =>
  createHmac('sha256', key).update(`${kind}:${clear}`).digest()
