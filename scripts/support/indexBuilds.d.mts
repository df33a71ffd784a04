export function splitIndexBuilds(sql: string): { readonly rest: string | null; readonly builds: string | null }
