import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

// Only what needs to know types; Biome does the rest.
export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      'prisma/client/',
      'bench/peers/',
      'packages/*/dist/',
      'examples/*/dist/',
      'examples/*/src/gql/',
      '.data*/',
      'coverage/',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
)
