import './tokens.css'
import './base.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { routerOf } from './app/router.tsx'
import { themeNow, wear } from './app/theme.ts'
import { queries } from './calls/use-calls.ts'
import { Speaking } from './messages/words.tsx'
import { pages } from './pages.ts'

wear(themeNow())

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Speaking>
          <RouterProvider router={routerOf(pages)} />
        </Speaking>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)
