import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router'
import { useWords } from '../messages/words.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Empty } from '../ui/empty/empty.tsx'
import { guarded } from './faces.tsx'
import { type Face, type Page, viewOf } from './page.tsx'

const PREFIXES: Readonly<Record<Face, string>> = { company: '/c/$companyId', worker: '/me', operator: '/ops' }

/** Every declared page becomes a route below the shell of its face. */
export function routerOf(pages: readonly Page[]) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: Missing })
  const plain = (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => root, path, component })
  const faces = Object.entries(PREFIXES).map(([face, prefix]) => {
    const Shell = lazyRouteComponent(SHELLS[face as Face])
    const parent = createRoute({
      getParentRoute: () => root,
      path: prefix,
      component: guarded(face as Face, Shell),
      notFoundComponent: Missing,
    })
    return parent.addChildren(
      pages
        .filter((page) => page.face === face)
        .map((page) =>
          createRoute({ getParentRoute: () => parent, path: page.path, component: viewOf(page) }),
        ),
    )
  })
  return createRouter({
    routeTree: root.addChildren([
      plain(
        '/',
        lazyRouteComponent(() => import('./sign-in/start.tsx')),
      ),
      plain(
        '/welcome',
        lazyRouteComponent(() => import('./sign-in/welcome.tsx')),
      ),
      ...faces,
    ]),
    defaultPreload: 'intent',
    scrollRestoration: false,
    // Plain words in the address, no JSON: ?tab=bank
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const text = new URLSearchParams(given as [string, string][]).toString()
      return text === '' ? '' : `?${text}`
    },
  })
}

const SHELLS = {
  company: () => import('./shells/company-shell.tsx').then(({ CompanyShell }) => ({ default: CompanyShell })),
  worker: () => import('./shells/worker-shell.tsx').then(({ WorkerShell }) => ({ default: WorkerShell })),
  operator: () =>
    import('./shells/operator-shell.tsx').then(({ OperatorShell }) => ({ default: OperatorShell })),
} as const

function Missing() {
  const { frame } = useWords()
  return (
    <Empty title={frame.missing.title} action={<ButtonLink to="/">{frame.missing.home}</ButtonLink>}>
      {frame.missing.body}
    </Empty>
  )
}
