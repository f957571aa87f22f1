// Extras of the reference: search, theme, language of the samples, copying. Everything reads without them.
const page = document.documentElement
const one = (selector) => document.querySelector(selector)
const all = (selector, from = document) => [...from.querySelectorAll(selector)]

function keep(name, value) {
  page.dataset[name] = value
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
}

function theme() {
  const button = one('button.theme')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (page.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark'
  const show = () => {
    button.textContent = isDark() ? '☀' : '☾'
    button.setAttribute('aria-label', isDark() ? 'Use the light theme' : 'Use the dark theme')
  }
  button.hidden = false
  button.addEventListener('click', () => {
    keep('theme', isDark() ? 'light' : 'dark')
    show()
  })
  dark.addEventListener('change', show)
  show()
}

function languages() {
  const group = one('.languages')
  const show = () => {
    for (const button of all('button', group)) {
      button.setAttribute('aria-pressed', String(button.dataset.sample === page.dataset.sample))
    }
  }
  group.hidden = all('.in-ts').length === 0
  group.addEventListener('click', ({ target }) => {
    if (!target.dataset.sample) return
    keep('sample', target.dataset.sample)
    show()
  })
  show()
}

/** The samples call the server that the page came from. */
function origins() {
  if (location.origin === 'http://127.0.0.1:4000') return
  for (const code of all('pre.code code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      text.data = text.data.replaceAll('http://127.0.0.1:4000', location.origin)
    }
  }
}

function copying() {
  if (!navigator.clipboard) return
  for (const block of all('pre.code')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code').textContent)
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 1500)
    })
    const frame = document.createElement('div')
    frame.className = 'copied'
    block.replaceWith(frame)
    frame.append(block, button)
  }
}

function search() {
  const box = one('.search')
  const input = box.querySelector('input')
  const found = one('.found')
  const groups = all('#navigation details')
  const wasOpen = new Map(groups.map((group) => [group, group.open]))
  let index
  box.hidden = false

  const load = async () => {
    if (index) return
    index = new Map()
    const entries = await (await fetch('/docs/search.json')).json()
    for (const { address, summary, fields } of entries) {
      index.set(address, `${address} ${summary} ${fields}`.toLowerCase())
    }
    filter()
  }

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    page.classList.toggle('searching', words.length > 0)
    let count = 0
    for (const group of groups) {
      let any = false
      for (const item of all('li[data-address]', group)) {
        const { address } = item.dataset
        const text = index?.get(address) ?? address.toLowerCase()
        const fits = words.every((word) => text.includes(word))
        item.hidden = !fits
        if (fits) count += 1
        any ||= fits
      }
      group.hidden = !any
      group.open = words.length > 0 ? any : wasOpen.get(group)
    }
    found.textContent = words.length === 0 ? '' : `${count} ${count === 1 ? 'operation' : 'operations'}`
  }

  input.addEventListener('focus', load, { once: true })
  input.addEventListener('input', filter)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      input.value = ''
      filter()
      input.blur()
    }
    if (event.key === 'Enter') one('#navigation li[data-address]:not([hidden]) a')?.click()
  })
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(input|textarea)$/i.test(event.target.tagName)) return
    event.preventDefault()
    if (getComputedStyle(box).display === 'none' || !box.offsetParent) location.hash = 'navigation'
    input.focus()
  })
}

/** Marks the operation that is being read. */
function reading() {
  const links = new Map(all('#navigation li[data-address] a').map((link) => [link.hash, link]))
  const current = (id) => {
    const link = links.get(`#${id}`)
    if (!link || link.pathname !== location.pathname) return
    one('#navigation li a.reading')?.classList.remove('reading')
    link.classList.add('reading')
    if (matchMedia('(min-width: 900px)').matches) link.scrollIntoView({ block: 'nearest' })
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) current(target.id)
    },
    { rootMargin: '-15% 0px -75% 0px' },
  )
  for (const section of all('section.operation')) observer.observe(section)
}

theme()
languages()
origins()
copying()
search()
reading()
