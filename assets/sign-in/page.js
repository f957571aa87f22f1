// Signs people in. The words are in the page, in its language; nothing here is stored, and no secret leaves its field.
const part = (name) => document.querySelector(`[data-part="${name}"]`)
const says = (word) => document.body.dataset[word]
const isLinkPage = document.body.dataset.page === 'link'

/** A page of ours in a frame of another site keeps a session of its own there. */
const framed = window.top === window ? {} : { 'Purser-Framed': '1' }

/** One operation of the area session, as a page of the same origin calls it. */
async function call(method, body = {}) {
  const reply = await fetch(`/session/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Purser-Console': '1', ...framed },
    body: JSON.stringify({ method, ...body }),
  })
  return { ok: reply.ok, status: reply.status, body: await reply.json() }
}

function tell(words, tone = 'bad') {
  const told = part('told')
  told.textContent = words
  told.dataset.tone = tone
  told.hidden = words === ''
}

function show(...names) {
  for (const one of document.querySelectorAll('[data-part]'))
    if (one.dataset.part !== 'told') one.hidden = !names.includes(one.dataset.part)
}

// A passkey is for a name, never for an address of the network.
const passkeys =
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

function signedIn({ kind, label, people, page }) {
  // A minted link may name a page of ours, and nothing else.
  if (/^\/(?!\/)/.test(page)) part('open').href = page
  part('who').textContent = kind === 'operator' ? label : (people[0]?.name ?? label)
  part('people').replaceChildren(
    ...people.map(({ company, role }) => {
      const [item, what] = [document.createElement('li'), document.createElement('span')]
      what.textContent = says(`role${role.toLowerCase()}`)
      item.append(company, what)
      return item
    }),
  )
  const isPerson = people.length > 0
  const own = [...(isPerson ? ['people'] : []), ...(isPerson && passkeys ? ['new-passkey'] : [])]
  show('inside', 'who', 'open', 'leave', 'leave-all', ...own)
  part('inside').querySelector('h1').focus()
}

/** What a form sends, and what comes back: in, or why not. */
async function enter(body) {
  const reply = await call('createSession', body)
  if (reply.ok) {
    tell('')
    signedIn(reply.body.session)
    return
  }
  if (reply.status === 429) tell(says('later'))
  else if (isLinkPage) over()
  else tell(says('refused'))
}

function over() {
  tell('')
  show('over')
  part('over').querySelector('h1').focus()
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
  if (!reply.ok) return tell(reply.status === 429 ? says('later') : says('address'))
  address = email
  tell(says('sent'), 'good')
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
    tell(says('nopasskey'))
  }
})

part('new-passkey')?.addEventListener('click', async () => {
  try {
    const { body } = await call('requestPasskey', { use: 'add' })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(body.publicKey)
    const made = await navigator.credentials.create({ publicKey })
    const kept = await call('addPasskey', { name: says('device'), passkey: made.toJSON() })
    tell(kept.ok ? says('kept') : says('proof'), kept.ok ? 'good' : 'bad')
  } catch {
    tell(says('nopasskey'))
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

const found = isLinkPage ? undefined : await call('getSession').catch(() => undefined)
if (found?.ok && found.body.session.kind !== 'key') signedIn(found.body.session)
else if (!isLinkPage) show('address', 'operator', ...(passkeys ? ['passkey'] : []))
else if (token) show('link')
else over()
