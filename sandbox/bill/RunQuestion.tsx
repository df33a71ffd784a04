import { ConsentQuestion } from '../components/ConsentQuestion.tsx'
import { useRequest } from '../state/request.ts'
import { consentKey, pressRun } from './pressRun.ts'

/** The question before the editor's request runs, if its effects last. */
export function RunQuestion() {
  const request = useRequest()
  return <ConsentQuestion request={() => consentKey(request)} onYes={pressRun} />
}
