import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/**
 * A device with one passkey, in software: it makes a key and signs with it as WebAuthn Level 3 says (6.1 authenticator
 * data, 6.5.1 attested credential data, 7.1 and 7.2 what a site verifies).
 */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const authenticatorData = (rpId: string, attested?: Buffer) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const flags = Buffer.from([PRESENT | VERIFIED | (attested ? ATTESTED : 0)])
    return Buffer.concat([sha256(rpId), flags, counted, ...(attested ? [attested] : [])])
  }

  return {
    id,
    /** What `navigator.credentials.create` answers. */
    made(options: { challenge: string; rp: { id: string } }, from = origin) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const data = authenticatorData(options.rp.id, attested)
      const object = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ])
      return {
        ...credential(id),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, from).toString('base64url'),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` answers. A device counts its signatures. */
    signed(options: { challenge: string; rpId: string }, given: { from?: string; counts?: number } = {}) {
      counter += given.counts ?? 1
      const data = authenticatorData(options.rpId)
      const client = clientData('webauthn.get', options.challenge, given.from)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

const credential = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} })

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** RFC 9052: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' }) as { x: string; y: string }
  const part = (text: string) => cborBytes(Buffer.from(text, 'base64url'))
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), part(x)],
    [Buffer.from([0x22]), part(y)],
  ])
}

/** RFC 8949: the few shapes that are needed. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes])
const cborText = (text: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])
