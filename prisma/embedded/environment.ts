/**
 * The whole environment of the server and of initdb. The application's own holds keys, which another account's process
 * must not show, and PG* variables, which would change where the server listens.
 */
export function serverEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...extra }
}
