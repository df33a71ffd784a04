/**
 * The whole environment of the server and of initdb. It inherits nothing: the application's environment holds secrets,
 * which a process of another account must not expose, and PG* variables, which would change where the server listens.
 */
export function serverEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...extra }
}
