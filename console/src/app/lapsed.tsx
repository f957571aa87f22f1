import { forgetAnswers } from '../calls/use-calls.ts'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../ui/panel/panel.tsx'
import { useActing, useEntrance } from './session.tsx'
import styles from './sign-in/door.module.css'
import { SignInForms } from './sign-in/forms.tsx'

/** The session ended meanwhile: the page stays, a sign-in lies over it, and what was typed goes on. */
export default function Lapsed({ over }: { over: () => void }) {
  const { frame } = useWords()
  const { session } = useActing()
  const { confirmed } = useEntrance()
  return (
    <Dialog open onClose={() => undefined} title={frame.expired.title} lead={frame.expired.body}>
      <div className={styles.body}>
        <SignInForms
          entered={async (next) => {
            // Somebody else sat down: nothing of the page before is theirs to see.
            if (next.label !== session.label) return location.assign('/')
            confirmed(next)
            over()
            await forgetAnswers()
          }}
        />
      </div>
    </Dialog>
  )
}
