import { send } from '../../calls/send.ts'

export const hasPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

/** What a device signs: the service says what, the browser asks the device. */
export async function passkeySigns(use: 'signIn' | 'confirm'): Promise<never> {
  const { publicKey } = await send('session/requestPasskey', { use })
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(publicKey as never)
  const given = await navigator.credentials.get({ publicKey: options })
  return (given as PublicKeyCredential).toJSON() as never
}

export async function passkeyMade(): Promise<never> {
  const { publicKey } = await send('session/requestPasskey', { use: 'add' })
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(publicKey as never)
  const made = await navigator.credentials.create({ publicKey: options })
  return (made as PublicKeyCredential).toJSON() as never
}
