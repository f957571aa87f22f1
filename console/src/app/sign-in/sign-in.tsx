import { useWords } from '../../messages/words.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { useEntrance } from '../session.tsx'
import { Door } from './door.tsx'
import { SignInForms } from './forms.tsx'

export default function SignIn() {
  const { signIn: words } = useWords()
  const { entered } = useEntrance()
  const go = useGo()
  return (
    <Door title={words.title} lead={words.lead}>
      <SignInForms
        entered={async (session) => {
          entered(session)
          go('/')
        }}
      />
    </Door>
  )
}
