import { ChevronLeft } from 'lucide-react'
import { useWords } from '../../messages/words.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import phone from './phone.module.css'

/** The title of a page below the profile, with the way back. */
export function BackHead({ title }: { title: string }) {
  const { frame } = useWords()
  return (
    <header className={phone.head}>
      <span className={phone.back}>
        <ButtonLink kind="quiet" icon={ChevronLeft} label={frame.back} to="/me/profile" />
        <h1>{title}</h1>
      </span>
    </header>
  )
}
