// Confirms or stops a change of bank accounts. The token is in the fragment, which is not sent; a click spends it.
const token = location.hash.slice(1)
if (token) history.replaceState(null, '', location.pathname)

const { act, ...says } = document.body.dataset
const method = act === 'confirm' ? 'confirmPayChange' : 'stopPayChange'
const form = document.querySelector('form')
const told = document.querySelector('[role="status"]')

async function send() {
  const reply = await fetch(`/session/${method}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Purser-Console': '1' },
    body: JSON.stringify({ method, linkToken: token }),
  })
  if (reply.ok) return says.done
  return reply.status === 429 ? says.later : says.refused
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = event.submitter ?? form.querySelector('button')
  button.disabled = true
  told.textContent = await send().catch(() => says.away)
  told.hidden = false
  form.hidden = told.textContent === says.done
  button.disabled = false
})
