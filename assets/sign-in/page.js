// Signs people in. The words are in the page, in its language; nothing here is stored, and no secret leaves its field.
const part = (name) => document.querySelector(`[data-part="${name}"]`)
const says = (word) => document.body.dataset[word]

/** One operation of the area session, as a page of the same origin calls it. */
async function call(method, body = {}) {
  const reply = await fetch(`/session/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Purser-Console': '1' },
    body: JSON.stringify({ method, ...body }),
  })
  return { ok: reply.ok, status: reply.status, body: await reply.json() }
}

function tell(words) {
  const told = part('told')
  told.textContent = words
  told.hidden = words === ''
}

function show(...names) {
  for (const one of document.querySelectorAll('[data-part]'))
    if (one.dataset.part !== 'told') one.hidden = !names.includes(one.dataset.part)
}

function signedIn({ label, people }) {
  part('who').textContent = label
  const list = part('people')
  list.replaceChildren(
    ...people.map(({ company, name, role }) => {
      const item = document.createElement('li')
      item.textContent = `${company}: ${name} (${role})`
      return item
    }),
  )
  show('inside', 'who', 'people', 'new-passkey', 'leave', 'leave-all')
  part('inside').querySelector('h1').focus()
}

/** What a form sends, and what comes back: in, or why not. */
async function enter(body) {
  const reply = await call('createSession', body)
  if (!reply.ok) return tell(reply.status === 429 ? says('later') : says('refused'))
  tell('')
  signedIn(reply.body.session)
}

function onSubmit(name, send) {
  part(name)?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = event.submitter
    if (button) button.disabled = true
    try {
      await send(Object.fromEntries(new FormData(event.target)))
    } catch {
      tell(says('away'))
    } finally {
      if (button) button.disabled = false
    }
  })
}

let address = ''

onSubmit('address', async ({ email }) => {
  const reply = await call('requestSignIn', { email })
  if (!reply.ok) return tell(reply.status === 429 ? says('later') : reply.body.error.message)
  address = email
  tell(says('sent'))
  show('code')
  part('code').querySelector('input').focus()
})
onSubmit('code', ({ code }) => enter({ email: address, code }))
onSubmit('operator', (given) => enter(given))

// The token is in the fragment, which is not sent; a click spends it, so that no program that reads mail does.
const token = location.hash.slice(1)
if (token) history.replaceState(null, '', location.pathname)
onSubmit('link', () => enter({ linkToken: token }))

part('passkey')?.addEventListener('click', async () => {
  try {
    const { body } = await call('requestPasskey', { use: 'signIn' })
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(body.publicKey)
    const made = await navigator.credentials.get({ publicKey })
    await enter({ passkey: made.toJSON() })
  } catch {
    tell(says('refused'))
  }
})

part('new-passkey')?.addEventListener('click', async () => {
  const asked = await call('requestPasskey', { use: 'add' })
  if (!asked.ok) return tell(asked.body.error.message)
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.body.publicKey)
    const made = await navigator.credentials.create({ publicKey })
    const kept = await call('addPasskey', { name: says('device'), passkey: made.toJSON() })
    tell(kept.ok ? says('kept') : kept.body.error.message)
  } catch {
    tell(says('refused'))
  }
})

for (const [name, everywhere] of [
  ['leave', false],
  ['leave-all', true],
]) {
  part(name)?.addEventListener('click', async () => {
    await call('endSession', { everywhere })
    location.assign('/sign-in')
  })
}

const passkeys =
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
const first =
  document.body.dataset.page === 'link' ? ['link'] : ['address', 'operator', ...(passkeys ? ['passkey'] : [])]
const found =
  document.body.dataset.page === 'link' ? undefined : await call('getSession').catch(() => undefined)
if (found?.ok && found.body.session.kind !== 'key') signedIn(found.body.session)
else show(...first)
