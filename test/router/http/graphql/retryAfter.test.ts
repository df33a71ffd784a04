import { expect, it } from 'vitest'
import { errorAnswer } from '../../../../rest-compat/answer.ts'
import { credentialsOf } from '../../../../router/http/credentials.ts'
import { refusal } from '../../../../router/http/graphql/answer.ts'
import { JSON_TYPE } from '../../../../router/http/graphql/mediaType.ts'
import { Unavailable } from '../../../../schema/errors.ts'

it('a fraction of a second to wait is a whole one in the header, at both doors', () => {
  const error = new Unavailable('The service has no room now', { retryAfter: 1.5 })
  const answers = [refusal(error, credentialsOf({}), JSON_TYPE), errorAnswer(error)]
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['2', '2'])
})
