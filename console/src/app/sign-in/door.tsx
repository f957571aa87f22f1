import type { ReactNode } from 'react'
import { useLanguage } from '../../messages/words.tsx'
import styles from './door.module.css'

/** What stands before the house: the name, one card, the language. */
export function Door({
  title,
  lead,
  children,
  wide,
}: {
  title: string
  lead?: string
  children: ReactNode
  wide?: boolean
}) {
  const { words, language, speak } = useLanguage()
  return (
    <div className={styles.door}>
      <header className={styles.brand}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>{words.frame.product}</span>
      </header>
      <main className={wide ? styles.wide : styles.card}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>{children}</div>
      </main>
      <footer className={styles.foot}>
        <button
          type="button"
          lang={language === 'en' ? 'es' : 'en'}
          onClick={() => speak(language === 'en' ? 'es' : 'en')}
        >
          {language === 'en' ? 'Español' : 'English'}
        </button>
        <a href="/docs">{words.frame.reference}</a>
      </footer>
    </div>
  )
}
