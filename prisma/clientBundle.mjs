// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, and the pages of crawls.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([messageId])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String   @id
  /// The client's own name for it: the same one again is the same order.
  externalId String   @unique @map("external_id")
  payload    Json
  createdAt  DateTime @map("created_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, and the orders of the
// embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","paymentId_name","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","organizationId","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5BerBYwJCbUJAACpEQAwtgkAAAQAELcJAACpEQAw7wkAAKoRxQwirAoBANsOACG_DAEA2w4AIcIMAQDbDgAhwwxAANwOACHFDAAAqxEAIAEAAAABACABAAAAAQAgCLUJAACpEQAwtgkAAAQAELcJAACpEQAw7wkAAKoRxQwirAoBANsOACG_DAEA2w4AIcIMAQDbDgAhwwxAANwOACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBe8JAAAAxQwCrAoBAAAAAb8MAQAAAAHCDAEAAAABwwxAAAAAAQEIAAAJACAF7wkAAADFDAKsCgEAAAABvwwBAAAAAcIMAQAAAAHDDEAAAAABAQgAAAsAMAEIAAALADAF7wkAAOcWxQwirAoBALIRACG_DAEAshEAIcIMAQCyEQAhwwxAALMRACECAAAAAQAgCAAADgAgBe8JAADnFsUMIqwKAQCyEQAhvwwBALIRACHCDAEAshEAIcMMQACzEQAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAA5BYAIBYAAOYWACAXAADlFgAgCLUJAAClEQAwtgkAABcAELcJAAClEQAw7wkAAKYRxQwirAoBANAOACG_DAEA0A4AIcIMAQDQDgAhwwxAANEOACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAe1CQAApBEAMLYJAAAdABC3CQAApBEAMKUKAQAAAAGsCgEA2w4AIb8MAQDbDgAhwwxAANwOACEBAAAAGgAgAQAAABoAIAe1CQAApBEAMLYJAAAdABC3CQAApBEAMKUKAQDbDgAhrAoBANsOACG_DAEA2w4AIcMMQADcDgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASlCgEAAAABrAoBAAAAAb8MAQAAAAHDDEAAAAABAQgAACIAIASlCgEAAAABrAoBAAAAAb8MAQAAAAHDDEAAAAABAQgAACQAMAEIAAAkADAEpQoBALIRACGsCgEAshEAIb8MAQCyEQAhwwxAALMRACECAAAAGgAgCAAAJwAgBKUKAQCyEQAhrAoBALIRACG_DAEAshEAIcMMQACzEQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA4RYAIBYAAOMWACAXAADiFgAgB7UJAACjEQAwtgkAADAAELcJAACjEQAwpQoBANAOACGsCgEA0A4AIb8MAQDQDgAhwwxAANEOACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAq1CQAAoREAMLYJAAA2ABC3CQAAoREAMLgJBAAAAAHvCQEA2w4AIawKAQDbDgAh8QpAANwOACG_DAEA2w4AIcEMAACiEcEMIsIMAQDbDgAhAQAAADMAIAEAAAAzACAKtQkAAKERADC2CQAANgAQtwkAAKERADC4CQQAiw8AIe8JAQDbDgAhrAoBANsOACHxCkAA3A4AIb8MAQDbDgAhwQwAAKIRwQwiwgwBANsOACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB7gJBAAAAAHvCQEAAAABrAoBAAAAAfEKQAAAAAG_DAEAAAABwQwAAADBDALCDAEAAAABAQgAADsAIAe4CQQAAAAB7wkBAAAAAawKAQAAAAHxCkAAAAABvwwBAAAAAcEMAAAAwQwCwgwBAAAAAQEIAAA9ADABCAAAPQAwB7gJBADLEQAh7wkBALIRACGsCgEAshEAIfEKQACzEQAhvwwBALIRACHBDAAA4BbBDCLCDAEAshEAIQIAAAAzACAIAABAACAHuAkEAMsRACHvCQEAshEAIawKAQCyEQAh8QpAALMRACG_DAEAshEAIcEMAADgFsEMIsIMAQCyEQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA2xYAIBYAAN4WACAXAADdFgAgOAAA3BYAIDkAAN8WACAKtQkAAJ0RADC2CQAASQAQtwkAAJ0RADC4CQQA8w4AIe8JAQDQDgAhrAoBANAOACHxCkAA0Q4AIb8MAQDQDgAhwQwAAJ4RwQwiwgwBANAOACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAi1CQAAnBEAMLYJAABPABC3CQAAnBEAMJYMAgAAAAG7DAQAiw8AIbwMBACMDwAhvQwAAYUQACG-DEAA3A4AIQEAAABMACABAAAATAAgCLUJAACcEQAwtgkAAE8AELcJAACcEQAwlgwCANoOACG7DAQAiw8AIbwMBACMDwAhvQwAAYUQACG-DEAA3A4AIQK8DAAAtxEAIL0MAAC3EQAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBZYMAgAAAAG7DAQAAAABvAwEAAAAAb0MAAEAAAG-DEAAAAABAQgAAFQAIAWWDAIAAAABuwwEAAAAAbwMBAAAAAG9DAABAAABvgxAAAAAAQEIAABWADABCAAAVgAwBZYMAgCxEQAhuwwEAMsRACG8DAQAzREAIb0MAAGbFAAhvgxAALMRACECAAAATAAgCAAAWQAgBZYMAgCxEQAhuwwEAMsRACG8DAQAzREAIb0MAAGbFAAhvgxAALMRACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAADWFgAgFgAA2RYAIBcAANgWACA4AADXFgAgOQAA2hYAILwMAAC3EQAgvQwAALcRACAItQkAAJsRADC2CQAAYgAQtwkAAJsRADCWDAIAzw4AIbsMBADzDgAhvAwEAPYOACG9DAAB_g8AIb4MQADRDgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQtQkAAJkRADC2CQAAaAAQtwkAAJkRADCYCgIA2g4AIewLAAGEEAAhlgwCANoOACGYDAIA2g4AIasMEACNDwAhswwEAIsPACG0DAABhBAAIbUMQADcDgAhtgwAAYQQACG3DBAAjQ8AIbgMEADFDwAhuQwgAJYPACG6DAAAmhEAIAEAAABlACABAAAAZQAgD7UJAACZEQAwtgkAAGgAELcJAACZEQAwmAoCANoOACHsCwABhBAAIZYMAgDaDgAhmAwCANoOACGrDBAAjQ8AIbMMBACLDwAhtAwAAYQQACG1DEAA3A4AIbYMAAGEEAAhtwwQAI0PACG4DBAAxQ8AIbkMIACWDwAhAbgMAAC3EQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDJgKAgAAAAHsCwABAAABlgwCAAAAAZgMAgAAAAGrDBAAAAABswwEAAAAAbQMAAEAAAG1DEAAAAABtgwAAQAAAbcMEAAAAAG4DBAAAAABuQwgAAAAAQEIAABtACAMmAoCAAAAAewLAAEAAAGWDAIAAAABmAwCAAAAAasMEAAAAAGzDAQAAAABtAwAAQAAAbUMQAAAAAG2DAABAAABtwwQAAAAAbgMEAAAAAG5DCAAAAABAQgAAG8AMAEIAABvADAMmAoCALERACHsCwABmhQAIZYMAgCxEQAhmAwCALERACGrDBAA3hEAIbMMBADLEQAhtAwAAZoUACG1DEAAsxEAIbYMAAGaFAAhtwwQAN4RACG4DBAApRIAIbkMIADVEQAhAgAAAGUAIAgAAHIAIAyYCgIAsREAIewLAAGaFAAhlgwCALERACGYDAIAsREAIasMEADeEQAhswwEAMsRACG0DAABmhQAIbUMQACzEQAhtgwAAZoUACG3DBAA3hEAIbgMEAClEgAhuQwgANURACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADRFgAgFgAA1BYAIBcAANMWACA4AADSFgAgOQAA1RYAILgMAAC3EQAgD7UJAACYEQAwtgkAAHsAELcJAACYEQAwmAoCAM8OACHsCwAB_Q8AIZYMAgDPDgAhmAwCAM8OACGrDBAAhA8AIbMMBADzDgAhtAwAAf0PACG1DEAA0Q4AIbYMAAH9DwAhtwwQAIQPACG4DBAAuw8AIbkMIAD_DgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATtQkAAJYRADC2CQAAgQEAELcJAACWEQAw6goAAYUQACH-CgQAiw8AIZ8LAAGEEAAhpgsQAI0PACHsCwABhBAAIZYMAgDaDgAhmwwEAIsPACGnDAABhBAAIaoMBACLDwAhqwwEAIsPACGtDAIA2g4AIa4MEACNDwAhrwwAAYUQACGwDAQAiw8AIbEMIACWDwAhsgwAAJcRACABAAAAfgAgAQAAAH4AIBK1CQAAlhEAMLYJAACBAQAQtwkAAJYRADDqCgABhRAAIf4KBACLDwAhnwsAAYQQACGmCxAAjQ8AIewLAAGEEAAhlgwCANoOACGbDAQAiw8AIacMAAGEEAAhqgwEAIsPACGrDAQAiw8AIa0MAgDaDgAhrgwQAI0PACGvDAABhRAAIbAMBACLDwAhsQwgAJYPACEC6goAALcRACCvDAAAtxEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_qCgABAAAB_goEAAAAAZ8LAAEAAAGmCxAAAAAB7AsAAQAAAZYMAgAAAAGbDAQAAAABpwwAAQAAAaoMBAAAAAGrDAQAAAABrQwCAAAAAa4MEAAAAAGvDAABAAABsAwEAAAAAbEMIAAAAAEBCAAAhgEAIA_qCgABAAAB_goEAAAAAZ8LAAEAAAGmCxAAAAAB7AsAAQAAAZYMAgAAAAGbDAQAAAABpwwAAQAAAaoMBAAAAAGrDAQAAAABrQwCAAAAAa4MEAAAAAGvDAABAAABsAwEAAAAAbEMIAAAAAEBCAAAiAEAMAEIAACIAQAwD-oKAAGbFAAh_goEAMsRACGfCwABmhQAIaYLEADeEQAh7AsAAZoUACGWDAIAsREAIZsMBADLEQAhpwwAAZoUACGqDAQAyxEAIasMBADLEQAhrQwCALERACGuDBAA3hEAIa8MAAGbFAAhsAwEAMsRACGxDCAA1REAIQIAAAB-ACAIAACLAQAgD-oKAAGbFAAh_goEAMsRACGfCwABmhQAIaYLEADeEQAh7AsAAZoUACGWDAIAsREAIZsMBADLEQAhpwwAAZoUACGqDAQAyxEAIasMBADLEQAhrQwCALERACGuDBAA3hEAIa8MAAGbFAAhsAwEAMsRACGxDCAA1REAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADMFgAgFgAAzxYAIBcAAM4WACA4AADNFgAgOQAA0BYAIOoKAAC3EQAgrwwAALcRACAStQkAAJURADC2CQAAlAEAELcJAACVEQAw6goAAf4PACH-CgQA8w4AIZ8LAAH9DwAhpgsQAIQPACHsCwAB_Q8AIZYMAgDPDgAhmwwEAPMOACGnDAAB_Q8AIaoMBADzDgAhqwwEAPMOACGtDAIAzw4AIa4MEACEDwAhrwwAAf4PACGwDAQA8w4AIbEMIAD_DgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBG1CQAAkxEAMLYJAACaAQAQtwkAAJMRADDvCQEA2w4AIfkJAAGEEAAh5goCANoOACHqCgABhRAAIaYLEACNDwAhxwsBAOYOACGWDAIA2g4AIZsMBACLDwAhnAwCANoOACGnDAABhBAAIakMAQDbDgAhqgwEAIsPACGrDAQAiw8AIawMAACUEQAgAQAAAJcBACABAAAAlwEAIBC1CQAAkxEAMLYJAACaAQAQtwkAAJMRADDvCQEA2w4AIfkJAAGEEAAh5goCANoOACHqCgABhRAAIaYLEACNDwAhxwsBAOYOACGWDAIA2g4AIZsMBACLDwAhnAwCANoOACGnDAABhBAAIakMAQDbDgAhqgwEAIsPACGrDAQAiw8AIQLqCgAAtxEAIMcLAAC3EQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDe8JAQAAAAH5CQABAAAB5goCAAAAAeoKAAEAAAGmCxAAAAABxwsBAAAAAZYMAgAAAAGbDAQAAAABnAwCAAAAAacMAAEAAAGpDAEAAAABqgwEAAAAAasMBAAAAAEBCAAAnwEAIA3vCQEAAAAB-QkAAQAAAeYKAgAAAAHqCgABAAABpgsQAAAAAccLAQAAAAGWDAIAAAABmwwEAAAAAZwMAgAAAAGnDAABAAABqQwBAAAAAaoMBAAAAAGrDAQAAAABAQgAAKEBADABCAAAoQEAMA3vCQEAshEAIfkJAAGaFAAh5goCALERACHqCgABmxQAIaYLEADeEQAhxwsBALsRACGWDAIAsREAIZsMBADLEQAhnAwCALERACGnDAABmhQAIakMAQCyEQAhqgwEAMsRACGrDAQAyxEAIQIAAACXAQAgCAAApAEAIA3vCQEAshEAIfkJAAGaFAAh5goCALERACHqCgABmxQAIaYLEADeEQAhxwsBALsRACGWDAIAsREAIZsMBADLEQAhnAwCALERACGnDAABmhQAIakMAQCyEQAhqgwEAMsRACGrDAQAyxEAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAMcWACAWAADKFgAgFwAAyRYAIDgAAMgWACA5AADLFgAg6goAALcRACDHCwAAtxEAIBC1CQAAkhEAMLYJAACtAQAQtwkAAJIRADDvCQEA0A4AIfkJAAH9DwAh5goCAM8OACHqCgAB_g8AIaYLEACEDwAhxwsBAOEOACGWDAIAzw4AIZsMBADzDgAhnAwCAM8OACGnDAAB_Q8AIakMAQDQDgAhqgwEAPMOACGrDAQA8w4AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgELUJAACQEQAwtgkAALMBABC3CQAAkBEAMPkJAAGEEAAh6goAAYQQACGmCxAAjQ8AIZYMAgDaDgAhmgwAAYQQACGbDAQAiw8AIZwMAgDaDgAhoQwAAI0RoQwiogwQAI0PACGlDAIA2g4AIaYMAgDaDgAhpwwAAYQQACGoDAAAkREAIAEAAACwAQAgAQAAALABACAPtQkAAJARADC2CQAAswEAELcJAACQEQAw-QkAAYQQACHqCgABhBAAIaYLEACNDwAhlgwCANoOACGaDAABhBAAIZsMBACLDwAhnAwCANoOACGhDAAAjRGhDCKiDBAAjQ8AIaUMAgDaDgAhpgwCANoOACGnDAABhBAAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM-QkAAQAAAeoKAAEAAAGmCxAAAAABlgwCAAAAAZoMAAEAAAGbDAQAAAABnAwCAAAAAaEMAAAAoQwCogwQAAAAAaUMAgAAAAGmDAIAAAABpwwAAQAAAQEIAAC4AQAgDPkJAAEAAAHqCgABAAABpgsQAAAAAZYMAgAAAAGaDAABAAABmwwEAAAAAZwMAgAAAAGhDAAAAKEMAqIMEAAAAAGlDAIAAAABpgwCAAAAAacMAAEAAAEBCAAAugEAMAEIAAC6AQAwDPkJAAGaFAAh6goAAZoUACGmCxAA3hEAIZYMAgCxEQAhmgwAAZoUACGbDAQAyxEAIZwMAgCxEQAhoQwAAMEWoQwiogwQAN4RACGlDAIAsREAIaYMAgCxEQAhpwwAAZoUACECAAAAsAEAIAgAAL0BACAM-QkAAZoUACHqCgABmhQAIaYLEADeEQAhlgwCALERACGaDAABmhQAIZsMBADLEQAhnAwCALERACGhDAAAwRahDCKiDBAA3hEAIaUMAgCxEQAhpgwCALERACGnDAABmhQAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAMIWACAWAADFFgAgFwAAxBYAIDgAAMMWACA5AADGFgAgD7UJAACPEQAwtgkAAMYBABC3CQAAjxEAMPkJAAH9DwAh6goAAf0PACGmCxAAhA8AIZYMAgDPDgAhmgwAAf0PACGbDAQA8w4AIZwMAgDPDgAhoQwAAIkRoQwiogwQAIQPACGlDAIAzw4AIaYMAgDPDgAhpwwAAf0PACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAu1CQAAjBEAMLYJAADMAQAQtwkAAIwRADDLCgABhBAAIZMLEACNDwAhlgwCANoOACGaDAABhBAAIaEMAACNEaEMIqIMEACNDwAhowwCANoOACGkDAAAjhEAIAEAAADJAQAgAQAAAMkBACAKtQkAAIwRADC2CQAAzAEAELcJAACMEQAwywoAAYQQACGTCxAAjQ8AIZYMAgDaDgAhmgwAAYQQACGhDAAAjRGhDCKiDBAAjQ8AIaMMAgDaDgAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAfLCgABAAABkwsQAAAAAZYMAgAAAAGaDAABAAABoQwAAAChDAKiDBAAAAABowwCAAAAAQEIAADRAQAgB8sKAAEAAAGTCxAAAAABlgwCAAAAAZoMAAEAAAGhDAAAAKEMAqIMEAAAAAGjDAIAAAABAQgAANMBADABCAAA0wEAMAfLCgABmhQAIZMLEADeEQAhlgwCALERACGaDAABmhQAIaEMAADBFqEMIqIMEADeEQAhowwCALERACECAAAAyQEAIAgAANYBACAHywoAAZoUACGTCxAA3hEAIZYMAgCxEQAhmgwAAZoUACGhDAAAwRahDCKiDBAA3hEAIaMMAgCxEQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAvBYAIBYAAL8WACAXAAC-FgAgOAAAvRYAIDkAAMAWACAKtQkAAIgRADC2CQAA3wEAELcJAACIEQAwywoAAf0PACGTCxAAhA8AIZYMAgDPDgAhmgwAAf0PACGhDAAAiRGhDCKiDBAAhA8AIaMMAgDPDgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALtQkAAIYRADC2CQAA5QEAELcJAACGEQAw-QkAAYQQACGWDAIA2g4AIZoMAAGEEAAhmwwEAIsPACGcDAIA2g4AIZ0MAAGEEAAhngwAAYUQACGfDAAAhxEAIAEAAADiAQAgAQAAAOIBACAKtQkAAIYRADC2CQAA5QEAELcJAACGEQAw-QkAAYQQACGWDAIA2g4AIZoMAAGEEAAhmwwEAIsPACGcDAIA2g4AIZ0MAAGEEAAhngwAAYUQACEBngwAALcRACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH-QkAAQAAAZYMAgAAAAGaDAABAAABmwwEAAAAAZwMAgAAAAGdDAABAAABngwAAQAAAQEIAADqAQAgB_kJAAEAAAGWDAIAAAABmgwAAQAAAZsMBAAAAAGcDAIAAAABnQwAAQAAAZ4MAAEAAAEBCAAA7AEAMAEIAADsAQAwB_kJAAGaFAAhlgwCALERACGaDAABmhQAIZsMBADLEQAhnAwCALERACGdDAABmhQAIZ4MAAGbFAAhAgAAAOIBACAIAADvAQAgB_kJAAGaFAAhlgwCALERACGaDAABmhQAIZsMBADLEQAhnAwCALERACGdDAABmhQAIZ4MAAGbFAAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAAtxYAIBYAALoWACAXAAC5FgAgOAAAuBYAIDkAALsWACCeDAAAtxEAIAq1CQAAhREAMLYJAAD4AQAQtwkAAIURADD5CQAB_Q8AIZYMAgDPDgAhmgwAAf0PACGbDAQA8w4AIZwMAgDPDgAhnQwAAf0PACGeDAAB_g8AIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCbUJAACDEQAwtgkAAP4BABC3CQAAgxEAMJgKBACLDwAh3ApAANwOACGWDAIA2g4AIZcMAgDaDgAhmAwEAIsPACGZDAAAhBEAIAEAAAD7AQAgAQAAAPsBACAItQkAAIMRADC2CQAA_gEAELcJAACDEQAwmAoEAIsPACHcCkAA3A4AIZYMAgDaDgAhlwwCANoOACGYDAQAiw8AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFmAoEAAAAAdwKQAAAAAGWDAIAAAABlwwCAAAAAZgMBAAAAAEBCAAAgwIAIAWYCgQAAAAB3ApAAAAAAZYMAgAAAAGXDAIAAAABmAwEAAAAAQEIAACFAgAwAQgAAIUCADAFmAoEAMsRACHcCkAAsxEAIZYMAgCxEQAhlwwCALERACGYDAQAyxEAIQIAAAD7AQAgCAAAiAIAIAWYCgQAyxEAIdwKQACzEQAhlgwCALERACGXDAIAsREAIZgMBADLEQAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAAshYAIBYAALUWACAXAAC0FgAgOAAAsxYAIDkAALYWACAItQkAAIIRADC2CQAAkQIAELcJAACCEQAwmAoEAPMOACHcCkAA0Q4AIZYMAgDPDgAhlwwCAM8OACGYDAQA8w4AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgErUJAACBEQAwtgkAAJcCABC3CQAAgREAMM8KQADcDgAh0goBANsOACGJDAEAAAABigwCANoOACGLDAAApQ8AIIwMAQDbDgAhjQwAAKUPACCODAEA2w4AIY8MIACWDwAhkAwCANoOACGRDAEA2w4AIZIMAQDbDgAhkwwBANsOACGUDAABhRAAIZUMAQDbDgAhAQAAAJQCACABAAAAlAIAIBK1CQAAgREAMLYJAACXAgAQtwkAAIERADDPCkAA3A4AIdIKAQDbDgAhiQwBANsOACGKDAIA2g4AIYsMAAClDwAgjAwBANsOACGNDAAApQ8AII4MAQDbDgAhjwwgAJYPACGQDAIA2g4AIZEMAQDbDgAhkgwBANsOACGTDAEA2w4AIZQMAAGFEAAhlQwBANsOACEBlAwAALcRACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPzwpAAAAAAdIKAQAAAAGJDAEAAAABigwCAAAAAYsMgAAAAAGMDAEAAAABjQyAAAAAAY4MAQAAAAGPDCAAAAABkAwCAAAAAZEMAQAAAAGSDAEAAAABkwwBAAAAAZQMAAEAAAGVDAEAAAABAQgAAJwCACAPzwpAAAAAAdIKAQAAAAGJDAEAAAABigwCAAAAAYsMgAAAAAGMDAEAAAABjQyAAAAAAY4MAQAAAAGPDCAAAAABkAwCAAAAAZEMAQAAAAGSDAEAAAABkwwBAAAAAZQMAAEAAAGVDAEAAAABAQgAAJ4CADABCAAAngIAMA_PCkAAsxEAIdIKAQCyEQAhiQwBALIRACGKDAIAsREAIYsMgAAAAAGMDAEAshEAIY0MgAAAAAGODAEAshEAIY8MIADVEQAhkAwCALERACGRDAEAshEAIZIMAQCyEQAhkwwBALIRACGUDAABmxQAIZUMAQCyEQAhAgAAAJQCACAIAAChAgAgD88KQACzEQAh0goBALIRACGJDAEAshEAIYoMAgCxEQAhiwyAAAAAAYwMAQCyEQAhjQyAAAAAAY4MAQCyEQAhjwwgANURACGQDAIAsREAIZEMAQCyEQAhkgwBALIRACGTDAEAshEAIZQMAAGbFAAhlQwBALIRACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAACtFgAgFgAAsBYAIBcAAK8WACA4AACuFgAgOQAAsRYAIJQMAAC3EQAgErUJAACAEQAwtgkAAKoCABC3CQAAgBEAMM8KQADRDgAh0goBANAOACGJDAEA0A4AIYoMAgDPDgAhiwwAAJ8PACCMDAEA0A4AIY0MAACfDwAgjgwBANAOACGPDCAA_w4AIZAMAgDPDgAhkQwBANAOACGSDAEA0A4AIZMMAQDQDgAhlAwAAf4PACGVDAEA0A4AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFrUJAAD8EAAwtgkAALACABC3CQAA_BAAMLgJBAAAAAHPCQAA_hCCDCLTCQIA2g4AIe8JAAD9EIEMIvAJAQDbDgAh-gkBAAAAAawKAQDmDgAhrQpAAPAOACHHCgQAiw8AIdAKAQDbDgAhqwsBAAAAAawLQADcDgAhggwCANoOACGDDEAA8A4AIYQMAgCTDwAhhQxAAPAOACGGDEAA8A4AIYcMQADwDgAhiAwAAP8QACABAAAArQIAIAEAAACtAgAgFbUJAAD8EAAwtgkAALACABC3CQAA_BAAMLgJBACLDwAhzwkAAP4Qggwi0wkCANoOACHvCQAA_RCBDCLwCQEA2w4AIfoJAQDbDgAhrAoBAOYOACGtCkAA8A4AIccKBACLDwAh0AoBANsOACGrCwEA5g4AIawLQADcDgAhggwCANoOACGDDEAA8A4AIYQMAgCTDwAhhQxAAPAOACGGDEAA8A4AIYcMQADwDgAhCKwKAAC3EQAgrQoAALcRACCrCwAAtxEAIIMMAAC3EQAghAwAALcRACCFDAAAtxEAIIYMAAC3EQAghwwAALcRACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASuAkEAAAAAc8JAAAAggwC0wkCAAAAAe8JAAAAgQwC8AkBAAAAAfoJAQAAAAGsCgEAAAABrQpAAAAAAccKBAAAAAHQCgEAAAABqwsBAAAAAawLQAAAAAGCDAIAAAABgwxAAAAAAYQMAgAAAAGFDEAAAAABhgxAAAAAAYcMQAAAAAEBCAAAtQIAIBK4CQQAAAABzwkAAACCDALTCQIAAAAB7wkAAACBDALwCQEAAAAB-gkBAAAAAawKAQAAAAGtCkAAAAABxwoEAAAAAdAKAQAAAAGrCwEAAAABrAtAAAAAAYIMAgAAAAGDDEAAAAABhAwCAAAAAYUMQAAAAAGGDEAAAAABhwxAAAAAAQEIAAC3AgAwAQgAALcCADASuAkEAMsRACHPCQAArBaCDCLTCQIAsREAIe8JAACrFoEMIvAJAQCyEQAh-gkBALIRACGsCgEAuxEAIa0KQADCEQAhxwoEAMsRACHQCgEAshEAIasLAQC7EQAhrAtAALMRACGCDAIAsREAIYMMQADCEQAhhAwCAMwRACGFDEAAwhEAIYYMQADCEQAhhwxAAMIRACECAAAArQIAIAgAALoCACASuAkEAMsRACHPCQAArBaCDCLTCQIAsREAIe8JAACrFoEMIvAJAQCyEQAh-gkBALIRACGsCgEAuxEAIa0KQADCEQAhxwoEAMsRACHQCgEAshEAIasLAQC7EQAhrAtAALMRACGCDAIAsREAIYMMQADCEQAhhAwCAMwRACGFDEAAwhEAIYYMQADCEQAhhwxAAMIRACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAACmFgAgFgAAqRYAIBcAAKgWACA4AACnFgAgOQAAqhYAIKwKAAC3EQAgrQoAALcRACCrCwAAtxEAIIMMAAC3EQAghAwAALcRACCFDAAAtxEAIIYMAAC3EQAghwwAALcRACAVtQkAAPUQADC2CQAAwwIAELcJAAD1EAAwuAkEAPMOACHPCQAA9xCCDCLTCQIAzw4AIe8JAAD2EIEMIvAJAQDQDgAh-gkBANAOACGsCgEA4Q4AIa0KQADpDgAhxwoEAPMOACHQCgEA0A4AIasLAQDhDgAhrAtAANEOACGCDAIAzw4AIYMMQADpDgAhhAwCAPUOACGFDEAA6Q4AIYYMQADpDgAhhwxAAOkOACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA8hAAILUJAADwEAAwtgkAAM4CABC3CQAA8BAAMLsJQADcDgAhyQlAAPAOACHPCQAA8RD3CyKSCgQAiw8AIcsKAQDbDgAh0goBAAAAAagLAgDaDgAh9wtAAPAOACH4CwEA5g4AIfkLQADwDgAh-gtAAPAOACH7C0AA8A4AIfwLAgDaDgAh_QtAAPAOACH-C0AA8A4AIf8LQADwDgAhAQAAAMYCACAK3AEAAPQQACC1CQAA8xAAMLYJAADIAgAQtwkAAPMQADC4CQQAiw8AIdAKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACEB3AEAAKUWACAK3AEAAPQQACC1CQAA8xAAMLYJAADIAgAQtwkAAPMQADC4CQQAAAAB0AoBANsOACHSCgEA2w4AIaULAQDbDgAhpgsBANsOACGnCwIA2g4AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADyEAAgtQkAAPAQADC2CQAAzgIAELcJAADwEAAwuwlAANwOACHJCUAA8A4AIc8JAADxEPcLIpIKBACLDwAhywoBANsOACHSCgEA2w4AIagLAgDaDgAh9wtAAPAOACH4CwEA5g4AIfkLQADwDgAh-gtAAPAOACH7C0AA8A4AIfwLAgDaDgAh_QtAAPAOACH-C0AA8A4AIf8LQADwDgAhCt0BAACkFgAgyQkAALcRACD3CwAAtxEAIPgLAAC3EQAg-QsAALcRACD6CwAAtxEAIPsLAAC3EQAg_QsAALcRACD-CwAAtxEAIP8LAAC3EQAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAACjFgAguwlAAAAAAckJQAAAAAHPCQAAAPcLApIKBAAAAAHLCgEAAAAB0goBAAAAAagLAgAAAAH3C0AAAAAB-AsBAAAAAfkLQAAAAAH6C0AAAAAB-wtAAAAAAfwLAgAAAAH9C0AAAAAB_gtAAAAAAf8LQAAAAAEBCAAA0wIAIBC7CUAAAAAByQlAAAAAAc8JAAAA9wsCkgoEAAAAAcsKAQAAAAHSCgEAAAABqAsCAAAAAfcLQAAAAAH4CwEAAAAB-QtAAAAAAfoLQAAAAAH7C0AAAAAB_AsCAAAAAf0LQAAAAAH-C0AAAAAB_wtAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAJYWACC7CUAAsxEAIckJQADCEQAhzwkAAJUW9wsikgoEAMsRACHLCgEAshEAIdIKAQCyEQAhqAsCALERACH3C0AAwhEAIfgLAQC7EQAh-QtAAMIRACH6C0AAwhEAIfsLQADCEQAh_AsCALERACH9C0AAwhEAIf4LQADCEQAh_wtAAMIRACECAAAAxgIAIAgAANgCACAQuwlAALMRACHJCUAAwhEAIc8JAACVFvcLIpIKBADLEQAhywoBALIRACHSCgEAshEAIagLAgCxEQAh9wtAAMIRACH4CwEAuxEAIfkLQADCEQAh-gtAAMIRACH7C0AAwhEAIfwLAgCxEQAh_QtAAMIRACH-C0AAwhEAIf8LQADCEQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAkBYAIBYAAJMWACAXAACSFgAgOAAAkRYAIDkAAJQWACDJCQAAtxEAIPcLAAC3EQAg-AsAALcRACD5CwAAtxEAIPoLAAC3EQAg-wsAALcRACD9CwAAtxEAIP4LAAC3EQAg_wsAALcRACATtQkAAOwQADC2CQAA4QIAELcJAADsEAAwuwlAANEOACHJCUAA6Q4AIc8JAADtEPcLIpIKBADzDgAhywoBANAOACHSCgEA0A4AIagLAgDPDgAh9wtAAOkOACH4CwEA4Q4AIfkLQADpDgAh-gtAAOkOACH7C0AA6Q4AIfwLAgDPDgAh_QtAAOkOACH-C0AA6Q4AIf8LQADpDgAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACPFgAguAkEAAAAAdAKAQAAAAHSCgEAAAABpQsBAAAAAaYLAQAAAAGnCwIAAAABAQgAAOkCACAGuAkEAAAAAdAKAQAAAAHSCgEAAAABpQsBAAAAAaYLAQAAAAGnCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAjhYAILgJBADLEQAh0AoBALIRACHSCgEAshEAIaULAQCyEQAhpgsBALIRACGnCwIAsREAIQIAAADKAgAgCAAA7gIAIAa4CQQAyxEAIdAKAQCyEQAh0goBALIRACGlCwEAshEAIaYLAQCyEQAhpwsCALERACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACJFgAgFgAAjBYAIBcAAIsWACA4AACKFgAgOQAAjRYAIAm1CQAA6xAAMLYJAAD3AgAQtwkAAOsQADC4CQQA8w4AIdAKAQDQDgAh0goBANAOACGlCwEA0A4AIaYLAQDQDgAhpwsCAM8OACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBC1CQAA6hAAMLYJAAD9AgAQtwkAAOoQADC7CUAA3A4AIc8JAQDmDgAh8AkBAAAAAa8KQADcDgAh6gsBANsOACHuCwEA2w4AIe8LAQDbDgAh8AsBANsOACHxCwEA5g4AIfILAQDbDgAh8wsBANsOACH0CwEA2w4AIfULQADwDgAhAQAAAPoCACABAAAA-gIAIBC1CQAA6hAAMLYJAAD9AgAQtwkAAOoQADC7CUAA3A4AIc8JAQDmDgAh8AkBANsOACGvCkAA3A4AIeoLAQDbDgAh7gsBANsOACHvCwEA2w4AIfALAQDbDgAh8QsBAOYOACHyCwEA2w4AIfMLAQDbDgAh9AsBANsOACH1C0AA8A4AIQPPCQAAtxEAIPELAAC3EQAg9QsAALcRACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANuwlAAAAAAc8JAQAAAAHwCQEAAAABrwpAAAAAAeoLAQAAAAHuCwEAAAAB7wsBAAAAAfALAQAAAAHxCwEAAAAB8gsBAAAAAfMLAQAAAAH0CwEAAAAB9QtAAAAAAQEIAACCAwAgDbsJQAAAAAHPCQEAAAAB8AkBAAAAAa8KQAAAAAHqCwEAAAAB7gsBAAAAAe8LAQAAAAHwCwEAAAAB8QsBAAAAAfILAQAAAAHzCwEAAAAB9AsBAAAAAfULQAAAAAEBCAAAhAMAMAEIAACEAwAwDbsJQACzEQAhzwkBALsRACHwCQEAshEAIa8KQACzEQAh6gsBALIRACHuCwEAshEAIe8LAQCyEQAh8AsBALIRACHxCwEAuxEAIfILAQCyEQAh8wsBALIRACH0CwEAshEAIfULQADCEQAhAgAAAPoCACAIAACHAwAgDbsJQACzEQAhzwkBALsRACHwCQEAshEAIa8KQACzEQAh6gsBALIRACHuCwEAshEAIe8LAQCyEQAh8AsBALIRACHxCwEAuxEAIfILAQCyEQAh8wsBALIRACH0CwEAshEAIfULQADCEQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAhhYAIBYAAIgWACAXAACHFgAgzwkAALcRACDxCwAAtxEAIPULAAC3EQAgELUJAADpEAAwtgkAAJADABC3CQAA6RAAMLsJQADRDgAhzwkBAOEOACHwCQEA0A4AIa8KQADRDgAh6gsBANAOACHuCwEA0A4AIe8LAQDQDgAh8AsBANAOACHxCwEA4Q4AIfILAQDQDgAh8wsBANAOACH0CwEA0A4AIfULQADpDgAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMtQkAAOgQADC2CQAAlgMAELcJAADoEAAwuAkEAAAAAckJQADcDgAh8AkBANsOACGcCkAA3A4AIbILQADwDgAh6gsBANsOACHrCwABhBAAIewLAAGEEAAh7QsCANoOACEBAAAAkwMAIAEAAACTAwAgDLUJAADoEAAwtgkAAJYDABC3CQAA6BAAMLgJBACLDwAhyQlAANwOACHwCQEA2w4AIZwKQADcDgAhsgtAAPAOACHqCwEA2w4AIesLAAGEEAAh7AsAAYQQACHtCwIA2g4AIQGyCwAAtxEAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAm4CQQAAAAByQlAAAAAAfAJAQAAAAGcCkAAAAABsgtAAAAAAeoLAQAAAAHrCwABAAAB7AsAAQAAAe0LAgAAAAEBCAAAmwMAIAm4CQQAAAAByQlAAAAAAfAJAQAAAAGcCkAAAAABsgtAAAAAAeoLAQAAAAHrCwABAAAB7AsAAQAAAe0LAgAAAAEBCAAAnQMAMAEIAACdAwAwCbgJBADLEQAhyQlAALMRACHwCQEAshEAIZwKQACzEQAhsgtAAMIRACHqCwEAshEAIesLAAGaFAAh7AsAAZoUACHtCwIAsREAIQIAAACTAwAgCAAAoAMAIAm4CQQAyxEAIckJQACzEQAh8AkBALIRACGcCkAAsxEAIbILQADCEQAh6gsBALIRACHrCwABmhQAIewLAAGaFAAh7QsCALERACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACBFgAgFgAAhBYAIBcAAIMWACA4AACCFgAgOQAAhRYAILILAAC3EQAgDLUJAADnEAAwtgkAAKkDABC3CQAA5xAAMLgJBADzDgAhyQlAANEOACHwCQEA0A4AIZwKQADRDgAhsgtAAOkOACHqCwEA0A4AIesLAAH9DwAh7AsAAf0PACHtCwIAzw4AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFLUJAADmEAAwtgkAAK8DABC3CQAA5hAAMMAKQADcDgAhtQsBAOYOACG3CwEA2w4AIbgLAAGEEAAhugsBAAAAAbsLAQDmDgAhvAsBAOYOACHcCwEA2w4AId0LAQDbDgAh4gsBANsOACHjCwEA5g4AIeQLAQDmDgAh5QsBAOYOACHmCwAAuRAAIOcLAAC5EAAg6AsgAJYPACHpC0AA8A4AIQEAAACsAwAgAQAAAKwDACAUtQkAAOYQADC2CQAArwMAELcJAADmEAAwwApAANwOACG1CwEA5g4AIbcLAQDbDgAhuAsAAYQQACG6CwEA2w4AIbsLAQDmDgAhvAsBAOYOACHcCwEA2w4AId0LAQDbDgAh4gsBANsOACHjCwEA5g4AIeQLAQDmDgAh5QsBAOYOACHmCwAAuRAAIOcLAAC5EAAg6AsgAJYPACHpC0AA8A4AIQe1CwAAtxEAILsLAAC3EQAgvAsAALcRACDjCwAAtxEAIOQLAAC3EQAg5QsAALcRACDpCwAAtxEAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHACkAAsxEAIbULAQC7EQAhtwsBALIRACG4CwABmhQAIboLAQCyEQAhuwsBALsRACG8CwEAuxEAIdwLAQCyEQAh3QsBALIRACHiCwEAshEAIeMLAQC7EQAh5AsBALsRACHlCwEAuxEAIeYLAAD_FQAg5wsAAIAWACDoCyAA1REAIekLQADCEQAhAgAAAKwDACAIAAC0AwAgEcAKQACzEQAhtQsBALsRACG3CwEAshEAIbgLAAGaFAAhugsBALIRACG7CwEAuxEAIbwLAQC7EQAh3AsBALIRACHdCwEAshEAIeILAQCyEQAh4wsBALsRACHkCwEAuxEAIeULAQC7EQAh5gsAAP8VACDnCwAAgBYAIOgLIADVEQAh6QtAAMIRACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAPwVACAWAAD-FQAgFwAA_RUAILULAAC3EQAguwsAALcRACC8CwAAtxEAIOMLAAC3EQAg5AsAALcRACDlCwAAtxEAIOkLAAC3EQAgFLUJAADlEAAwtgkAALwDABC3CQAA5RAAMMAKQADRDgAhtQsBAOEOACG3CwEA0A4AIbgLAAH9DwAhugsBANAOACG7CwEA4Q4AIbwLAQDhDgAh3AsBANAOACHdCwEA0A4AIeILAQDQDgAh4wsBAOEOACHkCwEA4Q4AIeULAQDhDgAh5gsAALkQACDnCwAAuRAAIOgLIAD_DgAh6QtAAOkOACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBG1CQAA4RAAMLYJAADCAwAQtwkAAOEQADDmCgIA2g4AIboLAQDbDgAhuwsBAOYOACHWCwEA2w4AIdcLAgDaDgAh2QsAAOIQ2Qsi2gsCAJMPACHbCwEA5g4AIdwLAQDmDgAh3QsBAOYOACHeCwAAkg8AIN8LAgDaDgAh4AsAAOMQACDhCwAA5BAAIAEAAAC_AwAgAQAAAL8DACAPtQkAAOEQADC2CQAAwgMAELcJAADhEAAw5goCANoOACG6CwEA2w4AIbsLAQDmDgAh1gsBANsOACHXCwIA2g4AIdkLAADiENkLItoLAgCTDwAh2wsBAOYOACHcCwEA5g4AId0LAQDmDgAh3gsAAJIPACDfCwIA2g4AIQa7CwAAtxEAINoLAAC3EQAg2wsAALcRACDcCwAAtxEAIN0LAAC3EQAg3gsAALcRACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM5goCAAAAAboLAQAAAAG7CwEAAAAB1gsBAAAAAdcLAgAAAAHZCwAAANkLAtoLAgAAAAHbCwEAAAAB3AsBAAAAAd0LAQAAAAHeC4AAAAAB3wsCAAAAAQEIAADHAwAgDOYKAgAAAAG6CwEAAAABuwsBAAAAAdYLAQAAAAHXCwIAAAAB2QsAAADZCwLaCwIAAAAB2wsBAAAAAdwLAQAAAAHdCwEAAAAB3guAAAAAAd8LAgAAAAEBCAAAyQMAMAEIAADJAwAwDOYKAgCxEQAhugsBALIRACG7CwEAuxEAIdYLAQCyEQAh1wsCALERACHZCwAA-xXZCyLaCwIAzBEAIdsLAQC7EQAh3AsBALsRACHdCwEAuxEAId4LgAAAAAHfCwIAsREAIQIAAAC_AwAgCAAAzAMAIAzmCgIAsREAIboLAQCyEQAhuwsBALsRACHWCwEAshEAIdcLAgCxEQAh2QsAAPsV2Qsi2gsCAMwRACHbCwEAuxEAIdwLAQC7EQAh3QsBALsRACHeC4AAAAAB3wsCALERACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAD2FQAgFgAA-RUAIBcAAPgVACA4AAD3FQAgOQAA-hUAILsLAAC3EQAg2gsAALcRACDbCwAAtxEAINwLAAC3EQAg3QsAALcRACDeCwAAtxEAIA-1CQAA3RAAMLYJAADVAwAQtwkAAN0QADDmCgIAzw4AIboLAQDQDgAhuwsBAOEOACHWCwEA0A4AIdcLAgDPDgAh2QsAAN4Q2Qsi2gsCAPUOACHbCwEA4Q4AIdwLAQDhDgAh3QsBAOEOACHeCwAA9A4AIN8LAgDPDgAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAANEQACC-AgAA0hAAILUJAADQEAAwtgkAAOIDABC3CQAA0BAAMLgJAQAAAAG7CUAA3A4AIdIKAQDbDgAhywsBANsOACHTCwEAAAABAQAAANgDACAIugIAANwQACC1CQAA2hAAMLYJAADaAwAQtwkAANoQADC7CUAA3A4AIfAJAQDbDgAhzAsBAJsPACHSCwAA2xDSCyIBugIAAPQVACAJugIAANwQACC1CQAA2hAAMLYJAADaAwAQtwkAANoQADC7CUAA3A4AIfAJAQDbDgAhzAsBAJsPACHSCwAA2xDSCyLVCwAA2RAAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh_AoAANUQzgsiyQsEAIsPACHKCwEA2w4AIcsLAQDbDgAhzAsBANQQACHOCwQAiw8AIc8LBACLDwAh0AtAAPAOACEGugIAAPQVACC9AgAA9RUAIMkJAAC3EQAg0AkAALcRACDMCwAAtxEAINALAAC3EQAgEboCAADWEAAgvQIAANcQACC1CQAA0xAAMLYJAADeAwAQtwkAANMQADC4CQEAAAABuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh_AoAANUQzgsiyQsEAIsPACHKCwEAAAABywsBANsOACHMCwEA1BAAIc4LBACLDwAhzwsEAIsPACHQC0AA8A4AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAANEQACC-AgAA0hAAILUJAADQEAAwtgkAAOIDABC3CQAA0BAAMLgJAQCbDwAhuwlAANwOACHSCgEA2w4AIcsLAQDbDgAh0wsBANsOACEBAAAA4gMAIAm8AgAAzxAAILUJAADOEAAwtgkAAOQDABC3CQAAzhAAMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIcgLAQCbDwAhyQsEAIsPACEBvAIAAPMVACAKvAIAAM8QACC1CQAAzhAAMLYJAADkAwAQtwkAAM4QADC4CQEAAAABuwlAANwOACHwCQEA2w4AIcgLAQCbDwAhyQsEAIsPACHUCwAAzRAAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAA8RUAIL4CAADyFQAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAADvFQAgvgIAAPAVACC4CQEAAAABuwlAAAAAAdIKAQAAAAHLCwEAAAAB0wsBAAAAAQEIAADwAwAgBbgJAQAAAAG7CUAAAAAB0goBAAAAAcsLAQAAAAHTCwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAA1RUAIL4CAADWFQAguAkBALIRACG7CUAAsxEAIdIKAQCyEQAhywsBALIRACHTCwEAshEAIQIAAADYAwAgCAAA9QMAIAW4CQEAshEAIbsJQACzEQAh0goBALIRACHLCwEAshEAIdMLAQCyEQAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAA0hUAIBYAANQVACAXAADTFQAgCLUJAADMEAAwtgkAAP4DABC3CQAAzBAAMLgJAQCYDwAhuwlAANEOACHSCgEA0A4AIcsLAQDQDgAh0wsBANAOACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAANEVACC7CUAAAAAB8AkBAAAAAcwLAQAAAAHSCwAAANILAgEIAACGBAAgBLsJQAAAAAHwCQEAAAABzAsBAAAAAdILAAAA0gsCAQgAAIgEADABCAAAiAQAMAW6AgAA0BUAILsJQACzEQAh8AkBALIRACHMCwEAshEAIdILAADPFdILIgIAAADcAwAgCAAAiwQAIAS7CUAAsxEAIfAJAQCyEQAhzAsBALIRACHSCwAAzxXSCyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAADMFQAgFgAAzhUAIBcAAM0VACAHtQkAAMgQADC2CQAAlAQAELcJAADIEAAwuwlAANEOACHwCQEA0A4AIcwLAQCYDwAh0gsAAMkQ0gsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAADKFQAgvQIAAMsVACC4CQEAAAABuwlAAAAAAckJQAAAAAHQCQEAAAAB_AoAAADOCwLJCwQAAAABygsBAAAAAcsLAQAAAAHMCwEAAAABzgsEAAAAAc8LBAAAAAHQC0AAAAABAQgAAJwEACAMuAkBAAAAAbsJQAAAAAHJCUAAAAAB0AkBAAAAAfwKAAAAzgsCyQsEAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc4LBAAAAAHPCwQAAAAB0AtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAAvBUAIL0CAAC9FQAguAkBALIRACG7CUAAsxEAIckJQADCEQAh0AkBALsRACH8CgAAuxXOCyLJCwQAyxEAIcoLAQCyEQAhywsBALIRACHMCwEAuxEAIc4LBADLEQAhzwsEAMsRACHQC0AAwhEAIQIAAADgAwAgCAAAogQAIAy4CQEAshEAIbsJQACzEQAhyQlAAMIRACHQCQEAuxEAIfwKAAC7Fc4LIskLBADLEQAhygsBALIRACHLCwEAshEAIcwLAQC7EQAhzgsEAMsRACHPCwQAyxEAIdALQADCEQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAAC2FQAgFgAAuRUAIBcAALgVACA4AAC3FQAgOQAAuhUAIMkJAAC3EQAg0AkAALcRACDMCwAAtxEAINALAAC3EQAgD7UJAADCEAAwtgkAAKwEABC3CQAAwhAAMLgJAQCYDwAhuwlAANEOACHJCUAA6Q4AIdAJAQDhDgAh_AoAAMQQzgsiyQsEAPMOACHKCwEA0A4AIcsLAQDQDgAhzAsBAMMQACHOCwQA8w4AIc8LBADzDgAh0AtAAOkOACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAALUVACC4CQEAAAABuwlAAAAAAfAJAQAAAAHICwEAAAAByQsEAAAAAQEIAAC0BAAgBbgJAQAAAAG7CUAAAAAB8AkBAAAAAcgLAQAAAAHJCwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAAtBUAILgJAQCyEQAhuwlAALMRACHwCQEAshEAIcgLAQCyEQAhyQsEAMsRACECAAAA5gMAIAgAALkEACAFuAkBALIRACG7CUAAsxEAIfAJAQCyEQAhyAsBALIRACHJCwQAyxEAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAAK8VACAWAACyFQAgFwAAsRUAIDgAALAVACA5AACzFQAgCLUJAADBEAAwtgkAAMIEABC3CQAAwRAAMLgJAQCYDwAhuwlAANEOACHwCQEA0A4AIcgLAQCYDwAhyQsEAPMOACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAe1CQAAwBAAMLYJAADIBAAQtwkAAMAQADC6CwEAAAABxQtAANwOACHGC0AA8A4AIccLAQDmDgAhAQAAAMUEACABAAAAxQQAIAe1CQAAwBAAMLYJAADIBAAQtwkAAMAQADC6CwEA2w4AIcULQADcDgAhxgtAAPAOACHHCwEA5g4AIQLGCwAAtxEAIMcLAAC3EQAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBLoLAQAAAAHFC0AAAAABxgtAAAAAAccLAQAAAAEBCAAAzQQAIAS6CwEAAAABxQtAAAAAAcYLQAAAAAHHCwEAAAABAQgAAM8EADABCAAAzwQAMAS6CwEAshEAIcULQACzEQAhxgtAAMIRACHHCwEAuxEAIQIAAADFBAAgCAAA0gQAIAS6CwEAshEAIcULQACzEQAhxgtAAMIRACHHCwEAuxEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAKwVACAWAACuFQAgFwAArRUAIMYLAAC3EQAgxwsAALcRACAHtQkAAL8QADC2CQAA2wQAELcJAAC_EAAwugsBANAOACHFC0AA0Q4AIcYLQADpDgAhxwsBAOEOACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAAuxAAILUJAAC6EAAwtgkAAOYEABC3CQAAuhAAMLgJAgAAAAG1CwEA2w4AIbkLAQDbDgAhugsBAAAAAbsLAQDbDgAhvAsBANsOACG9CwEA5g4AIb4LAQDmDgAhvwsAALkQACDACyAAlg8AIQEAAADeBAAgD48DAAC-EAAgtQkAAL0QADC2CQAA4AQAELcJAAC9EAAwuAkCANoOACGiCgEA5g4AIfIKAQDbDgAhigsBANsOACGxCwABhBAAIbMLAgDaDgAhtAsBANsOACG1CwEA2w4AIbYLAQDmDgAhtwsBAOYOACG4CwABhRAAIQWPAwAAqxUAIKIKAAC3EQAgtgsAALcRACC3CwAAtxEAILgLAAC3EQAgEI8DAAC-EAAgtQkAAL0QADC2CQAA4AQAELcJAAC9EAAwuAkCAAAAAaIKAQDmDgAh8goBANsOACGKCwEA2w4AIbELAAGEEAAhswsCANoOACG0CwEA2w4AIbULAQDbDgAhtgsBAOYOACG3CwEA5g4AIbgLAAGFEAAhxAsAALwQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAAuxAAILUJAAC6EAAwtgkAAOYEABC3CQAAuhAAMLgJAgDaDgAhtQsBANsOACG5CwEA2w4AIboLAQDbDgAhuwsBANsOACG8CwEA2w4AIb0LAQDmDgAhvgsBAOYOACG_CwAAuRAAIMALIACWDwAhA5ADAACqFQAgvQsAALcRACC-CwAAtxEAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAAqRUAILgJAgAAAAG1CwEAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAsBAAAAAb0LAQAAAAG-CwEAAAABvwsAAKgVACDACyAAAAABAQgAAOsEACAKuAkCAAAAAbULAQAAAAG5CwEAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsBAAAAAb4LAQAAAAG_CwAAqBUAIMALIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAACbFQAguAkCALERACG1CwEAshEAIbkLAQCyEQAhugsBALIRACG7CwEAshEAIbwLAQCyEQAhvQsBALsRACG-CwEAuxEAIb8LAACaFQAgwAsgANURACECAAAA3gQAIAgAAPAEACAKuAkCALERACG1CwEAshEAIbkLAQCyEQAhugsBALIRACG7CwEAshEAIbwLAQCyEQAhvQsBALsRACG-CwEAuxEAIb8LAACaFQAgwAsgANURACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAACVFQAgFgAAmBUAIBcAAJcVACA4AACWFQAgOQAAmRUAIL0LAAC3EQAgvgsAALcRACANtQkAALgQADC2CQAA-QQAELcJAAC4EAAwuAkCAM8OACG1CwEA0A4AIbkLAQDQDgAhugsBANAOACG7CwEA0A4AIbwLAQDQDgAhvQsBAOEOACG-CwEA4Q4AIb8LAAC5EAAgwAsgAP8OACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAAJQVACC4CQIAAAABogoBAAAAAfIKAQAAAAGKCwEAAAABsQsAAQAAAbMLAgAAAAG0CwEAAAABtQsBAAAAAbYLAQAAAAG3CwEAAAABuAsAAQAAAQEIAACBBQAgC7gJAgAAAAGiCgEAAAAB8goBAAAAAYoLAQAAAAGxCwABAAABswsCAAAAAbQLAQAAAAG1CwEAAAABtgsBAAAAAbcLAQAAAAG4CwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAAkxUAILgJAgCxEQAhogoBALsRACHyCgEAshEAIYoLAQCyEQAhsQsAAZoUACGzCwIAsREAIbQLAQCyEQAhtQsBALIRACG2CwEAuxEAIbcLAQC7EQAhuAsAAZsUACECAAAA4gQAIAgAAIYFACALuAkCALERACGiCgEAuxEAIfIKAQCyEQAhigsBALIRACGxCwABmhQAIbMLAgCxEQAhtAsBALIRACG1CwEAshEAIbYLAQC7EQAhtwsBALsRACG4CwABmxQAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAAI4VACAWAACRFQAgFwAAkBUAIDgAAI8VACA5AACSFQAgogoAALcRACC2CwAAtxEAILcLAAC3EQAguAsAALcRACAOtQkAALcQADC2CQAAjwUAELcJAAC3EAAwuAkCAM8OACGiCgEA4Q4AIfIKAQDQDgAhigsBANAOACGxCwAB_Q8AIbMLAgDPDgAhtAsBANAOACG1CwEA0A4AIbYLAQDhDgAhtwsBAOEOACG4CwAB_g8AIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBccFBACLDwAhtQkAALYQADC2CQAAlQUAELcJAAC2EAAwuAkCAAAAAQEAAACSBQAgAQAAAJIFACAFxwUEAIsPACG1CQAAthAAMLYJAACVBQAQtwkAALYQADC4CQIA2g4AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACACxwUEAAAAAbgJAgAAAAEBCAAAmgUAIALHBQQAAAABuAkCAAAAAQEIAACcBQAwAQgAAJwFADACxwUEAMsRACG4CQIAsREAIQIAAACSBQAgCAAAnwUAIALHBQQAyxEAIbgJAgCxEQAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAAiRUAIBYAAIwVACAXAACLFQAgOAAAihUAIDkAAI0VACAFxwUEAPMOACG1CQAAtRAAMLYJAACoBQAQtwkAALUQADC4CQIAzw4AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB7UJAAC0EAAwtgkAAK4FABC3CQAAtBAAMMkJQADcDgAhpQoBANsOACH-CgEAAAABsgtAANwOACEBAAAAqwUAIAEAAACrBQAgB7UJAAC0EAAwtgkAAK4FABC3CQAAtBAAMMkJQADcDgAhpQoBANsOACH-CgEA2w4AIbILQADcDgAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIATJCUAAAAABpQoBAAAAAf4KAQAAAAGyC0AAAAABAQgAALMFACAEyQlAAAAAAaUKAQAAAAH-CgEAAAABsgtAAAAAAQEIAAC1BQAwAQgAALUFADAEyQlAALMRACGlCgEAshEAIf4KAQCyEQAhsgtAALMRACECAAAAqwUAIAgAALgFACAEyQlAALMRACGlCgEAshEAIf4KAQCyEQAhsgtAALMRACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAACGFQAgFgAAiBUAIBcAAIcVACAHtQkAALMQADC2CQAAwQUAELcJAACzEAAwyQlAANEOACGlCgEA0A4AIf4KAQDQDgAhsgtAANEOACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAe1CQAAshAAMLYJAADHBQAQtwkAALIQADC7CUAA3A4AIckJQADcDgAh5wkAAQAAAaUKAQDbDgAhAQAAAMQFACABAAAAxAUAIAe1CQAAshAAMLYJAADHBQAQtwkAALIQADC7CUAA3A4AIckJQADcDgAh5wkAAYQQACGlCgEA2w4AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAEuwlAAAAAAckJQAAAAAHnCQABAAABpQoBAAAAAQEIAADMBQAgBLsJQAAAAAHJCUAAAAAB5wkAAQAAAaUKAQAAAAEBCAAAzgUAMAEIAADOBQAwBLsJQACzEQAhyQlAALMRACHnCQABmhQAIaUKAQCyEQAhAgAAAMQFACAIAADRBQAgBLsJQACzEQAhyQlAALMRACHnCQABmhQAIaUKAQCyEQAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAAgxUAIBYAAIUVACAXAACEFQAgB7UJAACxEAAwtgkAANoFABC3CQAAsRAAMLsJQADRDgAhyQlAANEOACHnCQAB_Q8AIaUKAQDQDgAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACARtQkAALAQADC2CQAA4AUAELcJAACwEAAwuAkBAAAAAbsJQADcDgAh8AkBANsOACGwCkAA8A4AIeAKAQDbDgAh8goBAOYOACH4CgEA5g4AIYoLAQDbDgAhjAsBANsOACGtCwEA2w4AIa4LAAClDwAgrwsBANsOACGwCwEA2w4AIbELAQDmDgAhAQAAAN0FACABAAAA3QUAIBG1CQAAsBAAMLYJAADgBQAQtwkAALAQADC4CQEAmw8AIbsJQADcDgAh8AkBANsOACGwCkAA8A4AIeAKAQDbDgAh8goBAOYOACH4CgEA5g4AIYoLAQDbDgAhjAsBANsOACGtCwEA2w4AIa4LAAClDwAgrwsBANsOACGwCwEA2w4AIbELAQDmDgAhBLAKAAC3EQAg8goAALcRACD4CgAAtxEAILELAAC3EQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDrgJAQAAAAG7CUAAAAAB8AkBAAAAAbAKQAAAAAHgCgEAAAAB8goBAAAAAfgKAQAAAAGKCwEAAAABjAsBAAAAAa0LAQAAAAGuC4AAAAABrwsBAAAAAbALAQAAAAGxCwEAAAABAQgAAOUFACAOuAkBAAAAAbsJQAAAAAHwCQEAAAABsApAAAAAAeAKAQAAAAHyCgEAAAAB-AoBAAAAAYoLAQAAAAGMCwEAAAABrQsBAAAAAa4LgAAAAAGvCwEAAAABsAsBAAAAAbELAQAAAAEBCAAA5wUAMAEIAADnBQAwDrgJAQCyEQAhuwlAALMRACHwCQEAshEAIbAKQADCEQAh4AoBALIRACHyCgEAuxEAIfgKAQC7EQAhigsBALIRACGMCwEAshEAIa0LAQCyEQAhrguAAAAAAa8LAQCyEQAhsAsBALIRACGxCwEAuxEAIQIAAADdBQAgCAAA6gUAIA64CQEAshEAIbsJQACzEQAh8AkBALIRACGwCkAAwhEAIeAKAQCyEQAh8goBALsRACH4CgEAuxEAIYoLAQCyEQAhjAsBALIRACGtCwEAshEAIa4LgAAAAAGvCwEAshEAIbALAQCyEQAhsQsBALsRACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAACAFQAgFgAAghUAIBcAAIEVACCwCgAAtxEAIPIKAAC3EQAg-AoAALcRACCxCwAAtxEAIBG1CQAArxAAMLYJAADzBQAQtwkAAK8QADC4CQEAmA8AIbsJQADRDgAh8AkBANAOACGwCkAA6Q4AIeAKAQDQDgAh8goBAOEOACH4CgEA4Q4AIYoLAQDQDgAhjAsBANAOACGtCwEA0A4AIa4LAACfDwAgrwsBANAOACGwCwEA0A4AIbELAQDhDgAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAFtQkAAK4QADC2CQAA-QUAELcJAACuEAAw0goBAAAAAeMKQADcDgAhAQAAAPYFACABAAAA9gUAIAW1CQAArhAAMLYJAAD5BQAQtwkAAK4QADDSCgEA2w4AIeMKQADcDgAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIALSCgEAAAAB4wpAAAAAAQEIAAD-BQAgAtIKAQAAAAHjCkAAAAABAQgAAIAGADABCAAAgAYAMALSCgEAshEAIeMKQACzEQAhAgAAAPYFACAIAACDBgAgAtIKAQCyEQAh4wpAALMRACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAAD9FAAgFgAA_xQAIBcAAP4UACAFtQkAAK0QADC2CQAAjAYAELcJAACtEAAw0goBANAOACHjCkAA0Q4AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCbUJAACrEAAwtgkAAJIGABC3CQAAqxAAMM8JAACsEKsLIvoJAQAAAAGwCkAA8A4AIfMKAQDbDgAhqwsBAAAAAawLQADcDgAhAQAAAI8GACABAAAAjwYAIAm1CQAAqxAAMLYJAACSBgAQtwkAAKsQADDPCQAArBCrCyL6CQEA2w4AIbAKQADwDgAh8woBANsOACGrCwEA5g4AIawLQADcDgAhArAKAAC3EQAgqwsAALcRACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAGzwkAAACrCwL6CQEAAAABsApAAAAAAfMKAQAAAAGrCwEAAAABrAtAAAAAAQEIAACXBgAgBs8JAAAAqwsC-gkBAAAAAbAKQAAAAAHzCgEAAAABqwsBAAAAAawLQAAAAAEBCAAAmQYAMAEIAACZBgAwBs8JAAD8FKsLIvoJAQCyEQAhsApAAMIRACHzCgEAshEAIasLAQC7EQAhrAtAALMRACECAAAAjwYAIAgAAJwGACAGzwkAAPwUqwsi-gkBALIRACGwCkAAwhEAIfMKAQCyEQAhqwsBALsRACGsC0AAsxEAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAAPkUACAWAAD7FAAgFwAA-hQAILAKAAC3EQAgqwsAALcRACAJtQkAAKcQADC2CQAApQYAELcJAACnEAAwzwkAAKgQqwsi-gkBANAOACGwCkAA6Q4AIfMKAQDQDgAhqwsBAOEOACGsC0AA0Q4AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCbUJAAClEAAwtgkAAKsGABC3CQAApRAAMLsJQADcDgAh0goBANsOACHnCgEA2w4AIekKAQDbDgAhpQsBANsOACGpCwAAphAAIAEAAACoBgAgAQAAAKgGACAItQkAAKUQADC2CQAAqwYAELcJAAClEAAwuwlAANwOACHSCgEA2w4AIecKAQDbDgAh6QoBANsOACGlCwEA2w4AIQADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACAFuwlAAAAAAdIKAQAAAAHnCgEAAAAB6QoBAAAAAaULAQAAAAEBCAAAsAYAIAW7CUAAAAAB0goBAAAAAecKAQAAAAHpCgEAAAABpQsBAAAAAQEIAACyBgAwAQgAALIGADAFuwlAALMRACHSCgEAshEAIecKAQCyEQAh6QoBALIRACGlCwEAshEAIQIAAACoBgAgCAAAtQYAIAW7CUAAsxEAIdIKAQCyEQAh5woBALIRACHpCgEAshEAIaULAQCyEQAhAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAA9hQAIBYAAPgUACAXAAD3FAAgCLUJAACkEAAwtgkAAL4GABC3CQAApBAAMLsJQADRDgAh0goBANAOACHnCgEA0A4AIekKAQDQDgAhpQsBANAOACEDAAAAqwYAIAMAAL0GADAUAAC-BgAgAwAAAKsGACADAACsBgAwBAAAqAYAIAbdAQAAoRAAILUJAACgEAAwtgkAAMkGABC3CQAAoBAAMNIKAQAAAAGoCwIA2g4AIQEAAADBBgAgC9wBAQDbDgAhoQQAAKMQACC1CQAAohAAMLYJAADDBgAQtwkAAKIQADC4CQQAiw8AIcsKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACEBoQQAAPUUACAL3AEBANsOACGhBAAAoxAAILUJAACiEAAwtgkAAMMGABC3CQAAohAAMLgJBAAAAAHLCgEA2w4AIdIKAQDbDgAhpQsBANsOACGmCwEA2w4AIacLAgDaDgAhAwAAAMMGACADAADEBgAwBAAAxQYAIAEAAADDBgAgAQAAAMEGACAG3QEAAKEQACC1CQAAoBAAMLYJAADJBgAQtwkAAKAQADDSCgEA2w4AIagLAgDaDgAhAd0BAAD0FAAgAwAAAMkGACADAADKBgAwBAAAwQYAIAMAAADJBgAgAwAAygYAMAQAAMEGACADAAAAyQYAIAMAAMoGADAEAADBBgAgA90BAADzFAAg0goBAAAAAagLAgAAAAEBCAAAzgYAIALSCgEAAAABqAsCAAAAAQEIAADQBgAwAQgAANAGADAD3QEAAOYUACDSCgEAshEAIagLAgCxEQAhAgAAAMEGACAIAADTBgAgAtIKAQCyEQAhqAsCALERACECAAAAyQYAIAgAANUGACACAAAAyQYAIAgAANUGACADAAAAwQYAIA8AAM4GACAQAADTBgAgAQAAAMEGACABAAAAyQYAIAUVAADhFAAgFgAA5BQAIBcAAOMUACA4AADiFAAgOQAA5RQAIAW1CQAAnxAAMLYJAADcBgAQtwkAAJ8QADDSCgEA0A4AIagLAgDPDgAhAwAAAMkGACADAADbBgAwFAAA3AYAIAMAAADJBgAgAwAAygYAMAQAAMEGACABAAAAxQYAIAEAAADFBgAgAwAAAMMGACADAADEBgAwBAAAxQYAIAMAAADDBgAgAwAAxAYAMAQAAMUGACADAAAAwwYAIAMAAMQGADAEAADFBgAgCNwBAQAAAAGhBAAA4BQAILgJBAAAAAHLCgEAAAAB0goBAAAAAaULAQAAAAGmCwEAAAABpwsCAAAAAQEIAADkBgAgB9wBAQAAAAG4CQQAAAABywoBAAAAAdIKAQAAAAGlCwEAAAABpgsBAAAAAacLAgAAAAEBCAAA5gYAMAEIAADmBgAwCNwBAQCyEQAhoQQAAN8UACC4CQQAyxEAIcsKAQCyEQAh0goBALIRACGlCwEAshEAIaYLAQCyEQAhpwsCALERACECAAAAxQYAIAgAAOkGACAH3AEBALIRACG4CQQAyxEAIcsKAQCyEQAh0goBALIRACGlCwEAshEAIaYLAQCyEQAhpwsCALERACECAAAAwwYAIAgAAOsGACACAAAAwwYAIAgAAOsGACADAAAAxQYAIA8AAOQGACAQAADpBgAgAQAAAMUGACABAAAAwwYAIAUVAADaFAAgFgAA3RQAIBcAANwUACA4AADbFAAgOQAA3hQAIArcAQEA0A4AIbUJAACeEAAwtgkAAPIGABC3CQAAnhAAMLgJBADzDgAhywoBANAOACHSCgEA0A4AIaULAQDQDgAhpgsBANAOACGnCwIAzw4AIQMAAADDBgAgAwAA8QYAMBQAAPIGACADAAAAwwYAIAMAAMQGADAEAADFBgAgF7UJAACcEAAwtgkAAPgGABC3CQAAnBAAMLgJAQAAAAG7CUAA3A4AIckJQADwDgAhzwkAAJ0Qnwsi7wkBANsOACHwCQEA2w4AIfoJAQAAAAGTCgEA2w4AIZsKQADcDgAhrwpAANwOACG_CkAA8A4AIe4KQADwDgAh9AoBANsOACGaCwIA2g4AIZ8LAAClDwAgoAsCANoOACGhCwAAkg8AIKILAACSDwAgowsBAOYOACGkC0AA3A4AIQEAAAD1BgAgAQAAAPUGACAXtQkAAJwQADC2CQAA-AYAELcJAACcEAAwuAkBANsOACG7CUAA3A4AIckJQADwDgAhzwkAAJ0Qnwsi7wkBANsOACHwCQEA2w4AIfoJAQDbDgAhkwoBANsOACGbCkAA3A4AIa8KQADcDgAhvwpAAPAOACHuCkAA8A4AIfQKAQDbDgAhmgsCANoOACGfCwAApQ8AIKALAgDaDgAhoQsAAJIPACCiCwAAkg8AIKMLAQDmDgAhpAtAANwOACEGyQkAALcRACC_CgAAtxEAIO4KAAC3EQAgoQsAALcRACCiCwAAtxEAIKMLAAC3EQAgAwAAAPgGACADAAD5BgAwBAAA9QYAIAMAAAD4BgAgAwAA-QYAMAQAAPUGACADAAAA-AYAIAMAAPkGADAEAAD1BgAgFLgJAQAAAAG7CUAAAAAByQlAAAAAAc8JAAAAnwsC7wkBAAAAAfAJAQAAAAH6CQEAAAABkwoBAAAAAZsKQAAAAAGvCkAAAAABvwpAAAAAAe4KQAAAAAH0CgEAAAABmgsCAAAAAZ8LgAAAAAGgCwIAAAABoQuAAAAAAaILgAAAAAGjCwEAAAABpAtAAAAAAQEIAAD9BgAgFLgJAQAAAAG7CUAAAAAByQlAAAAAAc8JAAAAnwsC7wkBAAAAAfAJAQAAAAH6CQEAAAABkwoBAAAAAZsKQAAAAAGvCkAAAAABvwpAAAAAAe4KQAAAAAH0CgEAAAABmgsCAAAAAZ8LgAAAAAGgCwIAAAABoQuAAAAAAaILgAAAAAGjCwEAAAABpAtAAAAAAQEIAAD_BgAwAQgAAP8GADAUuAkBALIRACG7CUAAsxEAIckJQADCEQAhzwkAANkUnwsi7wkBALIRACHwCQEAshEAIfoJAQCyEQAhkwoBALIRACGbCkAAsxEAIa8KQACzEQAhvwpAAMIRACHuCkAAwhEAIfQKAQCyEQAhmgsCALERACGfC4AAAAABoAsCALERACGhC4AAAAABoguAAAAAAaMLAQC7EQAhpAtAALMRACECAAAA9QYAIAgAAIIHACAUuAkBALIRACG7CUAAsxEAIckJQADCEQAhzwkAANkUnwsi7wkBALIRACHwCQEAshEAIfoJAQCyEQAhkwoBALIRACGbCkAAsxEAIa8KQACzEQAhvwpAAMIRACHuCkAAwhEAIfQKAQCyEQAhmgsCALERACGfC4AAAAABoAsCALERACGhC4AAAAABoguAAAAAAaMLAQC7EQAhpAtAALMRACECAAAA-AYAIAgAAIQHACACAAAA-AYAIAgAAIQHACADAAAA9QYAIA8AAP0GACAQAACCBwAgAQAAAPUGACABAAAA-AYAIAsVAADUFAAgFgAA1xQAIBcAANYUACA4AADVFAAgOQAA2BQAIMkJAAC3EQAgvwoAALcRACDuCgAAtxEAIKELAAC3EQAgogsAALcRACCjCwAAtxEAIBe1CQAAmBAAMLYJAACLBwAQtwkAAJgQADC4CQEA0A4AIbsJQADRDgAhyQlAAOkOACHPCQAAmRCfCyLvCQEA0A4AIfAJAQDQDgAh-gkBANAOACGTCgEA0A4AIZsKQADRDgAhrwpAANEOACG_CkAA6Q4AIe4KQADpDgAh9AoBANAOACGaCwIAzw4AIZ8LAACfDwAgoAsCAM8OACGhCwAA9A4AIKILAAD0DgAgowsBAOEOACGkC0AA0Q4AIQMAAAD4BgAgAwAAigcAMBQAAIsHACADAAAA-AYAIAMAAPkGADAEAAD1BgAgBbUJAACXEAAwtgkAAJEHABC3CQAAlxAAMOkKAQAAAAGdC0AA3A4AIQEAAACOBwAgAQAAAI4HACAFtQkAAJcQADC2CQAAkQcAELcJAACXEAAw6QoBANsOACGdC0AA3A4AIQADAAAAkQcAIAMAAJIHADAEAACOBwAgAwAAAJEHACADAACSBwAwBAAAjgcAIAMAAACRBwAgAwAAkgcAMAQAAI4HACAC6QoBAAAAAZ0LQAAAAAEBCAAAlgcAIALpCgEAAAABnQtAAAAAAQEIAACYBwAwAQgAAJgHADAC6QoBALIRACGdC0AAsxEAIQIAAACOBwAgCAAAmwcAIALpCgEAshEAIZ0LQACzEQAhAgAAAJEHACAIAACdBwAgAgAAAJEHACAIAACdBwAgAwAAAI4HACAPAACWBwAgEAAAmwcAIAEAAACOBwAgAQAAAJEHACADFQAA0RQAIBYAANMUACAXAADSFAAgBbUJAACWEAAwtgkAAKQHABC3CQAAlhAAMOkKAQDQDgAhnQtAANEOACEDAAAAkQcAIAMAAKMHADAUAACkBwAgAwAAAJEHACADAACSBwAwBAAAjgcAIAe1CQAAlRAAMLYJAACqBwAQtwkAAJUQADDpCgEAAAABmgsCANoOACGbC0AA3A4AIZwLQADcDgAhAQAAAKcHACABAAAApwcAIAe1CQAAlRAAMLYJAACqBwAQtwkAAJUQADDpCgEA2w4AIZoLAgDaDgAhmwtAANwOACGcC0AA3A4AIQADAAAAqgcAIAMAAKsHADAEAACnBwAgAwAAAKoHACADAACrBwAwBAAApwcAIAMAAACqBwAgAwAAqwcAMAQAAKcHACAE6QoBAAAAAZoLAgAAAAGbC0AAAAABnAtAAAAAAQEIAACvBwAgBOkKAQAAAAGaCwIAAAABmwtAAAAAAZwLQAAAAAEBCAAAsQcAMAEIAACxBwAwBOkKAQCyEQAhmgsCALERACGbC0AAsxEAIZwLQACzEQAhAgAAAKcHACAIAAC0BwAgBOkKAQCyEQAhmgsCALERACGbC0AAsxEAIZwLQACzEQAhAgAAAKoHACAIAAC2BwAgAgAAAKoHACAIAAC2BwAgAwAAAKcHACAPAACvBwAgEAAAtAcAIAEAAACnBwAgAQAAAKoHACAFFQAAzBQAIBYAAM8UACAXAADOFAAgOAAAzRQAIDkAANAUACAHtQkAAJQQADC2CQAAvQcAELcJAACUEAAw6QoBANAOACGaCwIAzw4AIZsLQADRDgAhnAtAANEOACEDAAAAqgcAIAMAALwHADAUAAC9BwAgAwAAAKoHACADAACrBwAwBAAApwcAIDHzBAAAhhAAIPQEAACHEAAg9gQAAIgQACC1CQAAgxAAMLYJAADXBwAQtwkAAIMQADC4CQEAAAABuwlAANwOACHPCQEA2w4AIfkJAQDmDgAhrAoBANsOACGvCkAA3A4AIcYKAQDbDgAhxwoQAI0PACHLCgEA2w4AIeAKAQDmDgAh7gpAANwOACHyCgEA5g4AIfQKAQDbDgAh9woBANsOACH6CgEA2w4AIfsKAQDbDgAh_AoBANsOACH9CgEA2w4AIf4KAQDbDgAh_woBANsOACGACxAAxQ8AIYELEADFDwAhggsCAJMPACGDCwAApQ8AIIQLAAClDwAghQsAAYQQACGGCwABhBAAIYcLAQDmDgAhiAsAAYUQACGJC0AA3A4AIYoLAQDmDgAhiwsBAOYOACGMCwEA2w4AIY0LIACWDwAhjgsCAJMPACGPCwAAkg8AIJALAAGFEAAhkQsAAJIPACCSCwEA5g4AIZMLEADFDwAhlAsgAJYPACGVC0AA8A4AIZkLAACTEAAgAQAAAMAHACAP8gQAAI4QACC1CQAAkhAAMLYJAADCBwAQtwkAAJIQADDHChAAjQ8AIeYKAgDaDgAh5woBAJsPACHyCgEA2w4AIfMKAQDbDgAh9AoBANsOACH1ChAAxQ8AIfYKAgDaDgAh9woBANsOACH4CgEA2w4AIfkKAgCTDwAhA_IEAADKFAAg9QoAALcRACD5CgAAtxEAIBDyBAAAjhAAILUJAACSEAAwtgkAAMIHABC3CQAAkhAAMMcKEACNDwAh5goCANoOACHnCgEAmw8AIfIKAQDbDgAh8woBANsOACH0CgEA2w4AIfUKEADFDwAh9goCANoOACH3CgEA2w4AIfgKAQDbDgAh-QoCAJMPACGYCwAAkRAAIAMAAADCBwAgAwAAwwcAMAQAAMQHACAK8gQAAI4QACC1CQAAkBAAMLYJAADGBwAQtwkAAJAQADC4CQQAiw8AIawKAQDbDgAh5woBAJsPACHvCgEA5g4AIfAKAQDbDgAh8QpAANwOACEC8gQAAMoUACDvCgAAtxEAIAryBAAAjhAAILUJAACQEAAwtgkAAMYHABC3CQAAkBAAMLgJBAAAAAGsCgEA2w4AIecKAQCbDwAh7woBAOYOACHwCgEA2w4AIfEKQADcDgAhAwAAAMYHACADAADHBwAwBAAAyAcAIBbyBAAAjhAAIPMEAACPEAAgtQkAAI0QADC2CQAAygcAELcJAACNEAAwuAkBAJsPACG7CUAA3A4AIc8JAQDbDgAh0AkBAOYOACHTCQIA2g4AIfkJAQDmDgAhrAoBANsOACGvCkAA3A4AIccKEACNDwAh5woBAJsPACHoCgEA2w4AIekKAQDbDgAh6goBAOYOACHrCgAAkg8AIOwKQADwDgAh7QpAAPAOACHuCkAA8A4AIQnyBAAAyhQAIPMEAADLFAAg0AkAALcRACD5CQAAtxEAIOoKAAC3EQAg6woAALcRACDsCgAAtxEAIO0KAAC3EQAg7goAALcRACAX8gQAAI4QACDzBAAAjxAAILUJAACNEAAwtgkAAMoHABC3CQAAjRAAMLgJAQAAAAG7CUAA3A4AIc8JAQDbDgAh0AkBAOYOACHTCQIA2g4AIfkJAQDmDgAhrAoBANsOACGvCkAA3A4AIccKEACNDwAh5woBAJsPACHoCgEA2w4AIekKAQDbDgAh6goBAOYOACHrCgAAkg8AIOwKQADwDgAh7QpAAPAOACHuCkAA8A4AIZcLAACMEAAgAwAAAMoHACADAADLBwAwBAAAzAcAIAf1BAAAixAAILUJAACKEAAwtgkAAM4HABC3CQAAihAAMMcKEACNDwAh5QoBAJsPACHmCgIA2g4AIQH1BAAAyRQAIAj1BAAAixAAILUJAACKEAAwtgkAAM4HABC3CQAAihAAMMcKEACNDwAh5QoBAJsPACHmCgIA2g4AIZYLAACJEAAgAwAAAM4HACADAADPBwAwBAAA0AcAIAEAAADOBwAgAQAAAMIHACABAAAAxgcAIAEAAADKBwAgAQAAAMAHACAw8wQAAIYQACD0BAAAhxAAIPYEAACIEAAgtQkAAIMQADC2CQAA1wcAELcJAACDEAAwuAkBAJsPACG7CUAA3A4AIc8JAQDbDgAh-QkBAOYOACGsCgEA2w4AIa8KQADcDgAhxgoBANsOACHHChAAjQ8AIcsKAQDbDgAh4AoBAOYOACHuCkAA3A4AIfIKAQDmDgAh9AoBANsOACH3CgEA2w4AIfoKAQDbDgAh-woBANsOACH8CgEA2w4AIf0KAQDbDgAh_goBANsOACH_CgEA2w4AIYALEADFDwAhgQsQAMUPACGCCwIAkw8AIYMLAAClDwAghAsAAKUPACCFCwABhBAAIYYLAAGEEAAhhwsBAOYOACGICwABhRAAIYkLQADcDgAhigsBAOYOACGLCwEA5g4AIYwLAQDbDgAhjQsgAJYPACGOCwIAkw8AIY8LAACSDwAgkAsAAYUQACGRCwAAkg8AIJILAQDmDgAhkwsQAMUPACGUCyAAlg8AIZULQADwDgAhFPMEAADGFAAg9AQAAMcUACD2BAAAyBQAIPkJAAC3EQAg4AoAALcRACDyCgAAtxEAIIALAAC3EQAggQsAALcRACCCCwAAtxEAIIcLAAC3EQAgiAsAALcRACCKCwAAtxEAIIsLAAC3EQAgjgsAALcRACCPCwAAtxEAIJALAAC3EQAgkQsAALcRACCSCwAAtxEAIJMLAAC3EQAglQsAALcRACADAAAA1wcAIAMAANgHADAEAADABwAgAwAAANcHACADAADYBwAwBAAAwAcAIAMAAADXBwAgAwAA2AcAMAQAAMAHACAt8wQAAMMUACD0BAAAxBQAIPYEAADFFAAguAkBAAAAAbsJQAAAAAHPCQEAAAAB-QkBAAAAAawKAQAAAAGvCkAAAAABxgoBAAAAAccKEAAAAAHLCgEAAAAB4AoBAAAAAe4KQAAAAAHyCgEAAAAB9AoBAAAAAfcKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CgEAAAAB_goBAAAAAf8KAQAAAAGACxAAAAABgQsQAAAAAYILAgAAAAGDC4AAAAABhAuAAAAAAYULAAEAAAGGCwABAAABhwsBAAAAAYgLAAEAAAGJC0AAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsgAAAAAY4LAgAAAAGPC4AAAAABkAsAAQAAAZELgAAAAAGSCwEAAAABkwsQAAAAAZQLIAAAAAGVC0AAAAABAQgAANwHACAquAkBAAAAAbsJQAAAAAHPCQEAAAAB-QkBAAAAAawKAQAAAAGvCkAAAAABxgoBAAAAAccKEAAAAAHLCgEAAAAB4AoBAAAAAe4KQAAAAAHyCgEAAAAB9AoBAAAAAfcKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CgEAAAAB_goBAAAAAf8KAQAAAAGACxAAAAABgQsQAAAAAYILAgAAAAGDC4AAAAABhAuAAAAAAYULAAEAAAGGCwABAAABhwsBAAAAAYgLAAEAAAGJC0AAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsgAAAAAY4LAgAAAAGPC4AAAAABkAsAAQAAAZELgAAAAAGSCwEAAAABkwsQAAAAAZQLIAAAAAGVC0AAAAABAQgAAN4HADABCAAA3gcAMC3zBAAAnBQAIPQEAACdFAAg9gQAAJ4UACC4CQEAshEAIbsJQACzEQAhzwkBALIRACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHGCgEAshEAIccKEADeEQAhywoBALIRACHgCgEAuxEAIe4KQACzEQAh8goBALsRACH0CgEAshEAIfcKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-CgEAshEAIf8KAQCyEQAhgAsQAKUSACGBCxAApRIAIYILAgDMEQAhgwuAAAAAAYQLgAAAAAGFCwABmhQAIYYLAAGaFAAhhwsBALsRACGICwABmxQAIYkLQACzEQAhigsBALsRACGLCwEAuxEAIYwLAQCyEQAhjQsgANURACGOCwIAzBEAIY8LgAAAAAGQCwABmxQAIZELgAAAAAGSCwEAuxEAIZMLEAClEgAhlAsgANURACGVC0AAwhEAIQIAAADABwAgCAAA4QcAICq4CQEAshEAIbsJQACzEQAhzwkBALIRACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHGCgEAshEAIccKEADeEQAhywoBALIRACHgCgEAuxEAIe4KQACzEQAh8goBALsRACH0CgEAshEAIfcKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-CgEAshEAIf8KAQCyEQAhgAsQAKUSACGBCxAApRIAIYILAgDMEQAhgwuAAAAAAYQLgAAAAAGFCwABmhQAIYYLAAGaFAAhhwsBALsRACGICwABmxQAIYkLQACzEQAhigsBALsRACGLCwEAuxEAIYwLAQCyEQAhjQsgANURACGOCwIAzBEAIY8LgAAAAAGQCwABmxQAIZELgAAAAAGSCwEAuxEAIZMLEAClEgAhlAsgANURACGVC0AAwhEAIQIAAADXBwAgCAAA4wcAIAIAAADXBwAgCAAA4wcAIAMAAADABwAgDwAA3AcAIBAAAOEHACABAAAAwAcAIAEAAADXBwAgFhUAAJUUACAWAACYFAAgFwAAlxQAIDgAAJYUACA5AACZFAAg-QkAALcRACDgCgAAtxEAIPIKAAC3EQAggAsAALcRACCBCwAAtxEAIIILAAC3EQAghwsAALcRACCICwAAtxEAIIoLAAC3EQAgiwsAALcRACCOCwAAtxEAII8LAAC3EQAgkAsAALcRACCRCwAAtxEAIJILAAC3EQAgkwsAALcRACCVCwAAtxEAIC21CQAA_A8AMLYJAADqBwAQtwkAAPwPADC4CQEAmA8AIbsJQADRDgAhzwkBANAOACH5CQEA4Q4AIawKAQDQDgAhrwpAANEOACHGCgEA0A4AIccKEACEDwAhywoBANAOACHgCgEA4Q4AIe4KQADRDgAh8goBAOEOACH0CgEA0A4AIfcKAQDQDgAh-goBANAOACH7CgEA0A4AIfwKAQDQDgAh_QoBANAOACH-CgEA0A4AIf8KAQDQDgAhgAsQALsPACGBCxAAuw8AIYILAgD1DgAhgwsAAJ8PACCECwAAnw8AIIULAAH9DwAhhgsAAf0PACGHCwEA4Q4AIYgLAAH-DwAhiQtAANEOACGKCwEA4Q4AIYsLAQDhDgAhjAsBANAOACGNCyAA_w4AIY4LAgD1DgAhjwsAAPQOACCQCwAB_g8AIZELAAD0DgAgkgsBAOEOACGTCxAAuw8AIZQLIAD_DgAhlQtAAOkOACEDAAAA1wcAIAMAAOkHADAUAADqBwAgAwAAANcHACADAADYBwAwBAAAwAcAIAEAAADEBwAgAQAAAMQHACADAAAAwgcAIAMAAMMHADAEAADEBwAgAwAAAMIHACADAADDBwAwBAAAxAcAIAMAAADCBwAgAwAAwwcAMAQAAMQHACAM8gQAAJQUACDHChAAAAAB5goCAAAAAecKAQAAAAHyCgEAAAAB8woBAAAAAfQKAQAAAAH1ChAAAAAB9goCAAAAAfcKAQAAAAH4CgEAAAAB-QoCAAAAAQEIAADyBwAgC8cKEAAAAAHmCgIAAAAB5woBAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKEAAAAAH2CgIAAAAB9woBAAAAAfgKAQAAAAH5CgIAAAABAQgAAPQHADABCAAA9AcAMAzyBAAAkxQAIMcKEADeEQAh5goCALERACHnCgEAshEAIfIKAQCyEQAh8woBALIRACH0CgEAshEAIfUKEAClEgAh9goCALERACH3CgEAshEAIfgKAQCyEQAh-QoCAMwRACECAAAAxAcAIAgAAPcHACALxwoQAN4RACHmCgIAsREAIecKAQCyEQAh8goBALIRACHzCgEAshEAIfQKAQCyEQAh9QoQAKUSACH2CgIAsREAIfcKAQCyEQAh-AoBALIRACH5CgIAzBEAIQIAAADCBwAgCAAA-QcAIAIAAADCBwAgCAAA-QcAIAMAAADEBwAgDwAA8gcAIBAAAPcHACABAAAAxAcAIAEAAADCBwAgBxUAAI4UACAWAACRFAAgFwAAkBQAIDgAAI8UACA5AACSFAAg9QoAALcRACD5CgAAtxEAIA61CQAA-w8AMLYJAACACAAQtwkAAPsPADDHChAAhA8AIeYKAgDPDgAh5woBAJgPACHyCgEA0A4AIfMKAQDQDgAh9AoBANAOACH1ChAAuw8AIfYKAgDPDgAh9woBANAOACH4CgEA0A4AIfkKAgD1DgAhAwAAAMIHACADAAD_BwAwFAAAgAgAIAMAAADCBwAgAwAAwwcAMAQAAMQHACABAAAAyAcAIAEAAADIBwAgAwAAAMYHACADAADHBwAwBAAAyAcAIAMAAADGBwAgAwAAxwcAMAQAAMgHACADAAAAxgcAIAMAAMcHADAEAADIBwAgB_IEAACNFAAguAkEAAAAAawKAQAAAAHnCgEAAAAB7woBAAAAAfAKAQAAAAHxCkAAAAABAQgAAIgIACAGuAkEAAAAAawKAQAAAAHnCgEAAAAB7woBAAAAAfAKAQAAAAHxCkAAAAABAQgAAIoIADABCAAAiggAMAfyBAAAjBQAILgJBADLEQAhrAoBALIRACHnCgEAshEAIe8KAQC7EQAh8AoBALIRACHxCkAAsxEAIQIAAADIBwAgCAAAjQgAIAa4CQQAyxEAIawKAQCyEQAh5woBALIRACHvCgEAuxEAIfAKAQCyEQAh8QpAALMRACECAAAAxgcAIAgAAI8IACACAAAAxgcAIAgAAI8IACADAAAAyAcAIA8AAIgIACAQAACNCAAgAQAAAMgHACABAAAAxgcAIAYVAACHFAAgFgAAihQAIBcAAIkUACA4AACIFAAgOQAAixQAIO8KAAC3EQAgCbUJAAD6DwAwtgkAAJYIABC3CQAA-g8AMLgJBADzDgAhrAoBANAOACHnCgEAmA8AIe8KAQDhDgAh8AoBANAOACHxCkAA0Q4AIQMAAADGBwAgAwAAlQgAMBQAAJYIACADAAAAxgcAIAMAAMcHADAEAADIBwAgAQAAAMwHACABAAAAzAcAIAMAAADKBwAgAwAAywcAMAQAAMwHACADAAAAygcAIAMAAMsHADAEAADMBwAgAwAAAMoHACADAADLBwAwBAAAzAcAIBPyBAAAhRQAIPMEAACGFAAguAkBAAAAAbsJQAAAAAHPCQEAAAAB0AkBAAAAAdMJAgAAAAH5CQEAAAABrAoBAAAAAa8KQAAAAAHHChAAAAAB5woBAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKgAAAAAHsCkAAAAAB7QpAAAAAAe4KQAAAAAEBCAAAnggAIBG4CQEAAAABuwlAAAAAAc8JAQAAAAHQCQEAAAAB0wkCAAAAAfkJAQAAAAGsCgEAAAABrwpAAAAAAccKEAAAAAHnCgEAAAAB6AoBAAAAAekKAQAAAAHqCgEAAAAB6wqAAAAAAewKQAAAAAHtCkAAAAAB7gpAAAAAAQEIAACgCAAwAQgAAKAIADAT8gQAAPcTACDzBAAA-BMAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHHChAA3hEAIecKAQCyEQAh6AoBALIRACHpCgEAshEAIeoKAQC7EQAh6wqAAAAAAewKQADCEQAh7QpAAMIRACHuCkAAwhEAIQIAAADMBwAgCAAAowgAIBG4CQEAshEAIbsJQACzEQAhzwkBALIRACHQCQEAuxEAIdMJAgCxEQAh-QkBALsRACGsCgEAshEAIa8KQACzEQAhxwoQAN4RACHnCgEAshEAIegKAQCyEQAh6QoBALIRACHqCgEAuxEAIesKgAAAAAHsCkAAwhEAIe0KQADCEQAh7gpAAMIRACECAAAAygcAIAgAAKUIACACAAAAygcAIAgAAKUIACADAAAAzAcAIA8AAJ4IACAQAACjCAAgAQAAAMwHACABAAAAygcAIAwVAADyEwAgFgAA9RMAIBcAAPQTACA4AADzEwAgOQAA9hMAINAJAAC3EQAg-QkAALcRACDqCgAAtxEAIOsKAAC3EQAg7AoAALcRACDtCgAAtxEAIO4KAAC3EQAgFLUJAAD5DwAwtgkAAKwIABC3CQAA-Q8AMLgJAQCYDwAhuwlAANEOACHPCQEA0A4AIdAJAQDhDgAh0wkCAM8OACH5CQEA4Q4AIawKAQDQDgAhrwpAANEOACHHChAAhA8AIecKAQCYDwAh6AoBANAOACHpCgEA0A4AIeoKAQDhDgAh6woAAPQOACDsCkAA6Q4AIe0KQADpDgAh7gpAAOkOACEDAAAAygcAIAMAAKsIADAUAACsCAAgAwAAAMoHACADAADLBwAwBAAAzAcAIAEAAADQBwAgAQAAANAHACADAAAAzgcAIAMAAM8HADAEAADQBwAgAwAAAM4HACADAADPBwAwBAAA0AcAIAMAAADOBwAgAwAAzwcAMAQAANAHACAE9QQAAPETACDHChAAAAAB5QoBAAAAAeYKAgAAAAEBCAAAtAgAIAPHChAAAAAB5QoBAAAAAeYKAgAAAAEBCAAAtggAMAEIAAC2CAAwBPUEAADwEwAgxwoQAN4RACHlCgEAshEAIeYKAgCxEQAhAgAAANAHACAIAAC5CAAgA8cKEADeEQAh5QoBALIRACHmCgIAsREAIQIAAADOBwAgCAAAuwgAIAIAAADOBwAgCAAAuwgAIAMAAADQBwAgDwAAtAgAIBAAALkIACABAAAA0AcAIAEAAADOBwAgBRUAAOsTACAWAADuEwAgFwAA7RMAIDgAAOwTACA5AADvEwAgBrUJAAD4DwAwtgkAAMIIABC3CQAA-A8AMMcKEACEDwAh5QoBAJgPACHmCgIAzw4AIQMAAADOBwAgAwAAwQgAMBQAAMIIACADAAAAzgcAIAMAAM8HADAEAADQBwAgB8gFAAD1DwAgtQkAAPQPADC2CQAAzQgAELcJAAD0DwAwuAkBAAAAAeMKQADcDgAh5AoBANsOACEBAAAAxQgAIArHBQAA9w8AILUJAAD2DwAwtgkAAMcIABC3CQAA9g8AMLgJAQDbDgAh3woBANsOACHgCgEA2w4AIeEKAAClDwAg4gogAJYPACHjCkAA3A4AIQHHBQAA6hMAIArHBQAA9w8AILUJAAD2DwAwtgkAAMcIABC3CQAA9g8AMLgJAQAAAAHfCgEA2w4AIeAKAQDbDgAh4QoAAKUPACDiCiAAlg8AIeMKQADcDgAhAwAAAMcIACADAADICAAwBAAAyQgAIAEAAADHCAAgAQAAAMUIACAHyAUAAPUPACC1CQAA9A8AMLYJAADNCAAQtwkAAPQPADC4CQEA2w4AIeMKQADcDgAh5AoBANsOACEByAUAAOkTACADAAAAzQgAIAMAAM4IADAEAADFCAAgAwAAAM0IACADAADOCAAwBAAAxQgAIAMAAADNCAAgAwAAzggAMAQAAMUIACAEyAUAAOgTACC4CQEAAAAB4wpAAAAAAeQKAQAAAAEBCAAA0ggAIAO4CQEAAAAB4wpAAAAAAeQKAQAAAAEBCAAA1AgAMAEIAADUCAAwBMgFAADbEwAguAkBALIRACHjCkAAsxEAIeQKAQCyEQAhAgAAAMUIACAIAADXCAAgA7gJAQCyEQAh4wpAALMRACHkCgEAshEAIQIAAADNCAAgCAAA2QgAIAIAAADNCAAgCAAA2QgAIAMAAADFCAAgDwAA0ggAIBAAANcIACABAAAAxQgAIAEAAADNCAAgAxUAANgTACAWAADaEwAgFwAA2RMAIAa1CQAA8w8AMLYJAADgCAAQtwkAAPMPADC4CQEA0A4AIeMKQADRDgAh5AoBANAOACEDAAAAzQgAIAMAAN8IADAUAADgCAAgAwAAAM0IACADAADOCAAwBAAAxQgAIAEAAADJCAAgAQAAAMkIACADAAAAxwgAIAMAAMgIADAEAADJCAAgAwAAAMcIACADAADICAAwBAAAyQgAIAMAAADHCAAgAwAAyAgAMAQAAMkIACAHxwUAANcTACC4CQEAAAAB3woBAAAAAeAKAQAAAAHhCoAAAAAB4gogAAAAAeMKQAAAAAEBCAAA6AgAIAa4CQEAAAAB3woBAAAAAeAKAQAAAAHhCoAAAAAB4gogAAAAAeMKQAAAAAEBCAAA6ggAMAEIAADqCAAwB8cFAADWEwAguAkBALIRACHfCgEAshEAIeAKAQCyEQAh4QqAAAAAAeIKIADVEQAh4wpAALMRACECAAAAyQgAIAgAAO0IACAGuAkBALIRACHfCgEAshEAIeAKAQCyEQAh4QqAAAAAAeIKIADVEQAh4wpAALMRACECAAAAxwgAIAgAAO8IACACAAAAxwgAIAgAAO8IACADAAAAyQgAIA8AAOgIACAQAADtCAAgAQAAAMkIACABAAAAxwgAIAMVAADTEwAgFgAA1RMAIBcAANQTACAJtQkAAPIPADC2CQAA9ggAELcJAADyDwAwuAkBANAOACHfCgEA0A4AIeAKAQDQDgAh4QoAAJ8PACDiCiAA_w4AIeMKQADRDgAhAwAAAMcIACADAAD1CAAwFAAA9ggAIAMAAADHCAAgAwAAyAgAMAQAAMkIACAHtQkAAPEPADC2CQAA_AgAELcJAADxDwAwuwoCANoOACHcCkAAAAAB3QoQAI0PACHeChAAjQ8AIQEAAAD5CAAgAQAAAPkIACAHtQkAAPEPADC2CQAA_AgAELcJAADxDwAwuwoCANoOACHcCkAA3A4AId0KEACNDwAh3goQAI0PACEAAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgBLsKAgAAAAHcCkAAAAAB3QoQAAAAAd4KEAAAAAEBCAAAgQkAIAS7CgIAAAAB3ApAAAAAAd0KEAAAAAHeChAAAAABAQgAAIMJADABCAAAgwkAMAS7CgIAsREAIdwKQACzEQAh3QoQAN4RACHeChAA3hEAIQIAAAD5CAAgCAAAhgkAIAS7CgIAsREAIdwKQACzEQAh3QoQAN4RACHeChAA3hEAIQIAAAD8CAAgCAAAiAkAIAIAAAD8CAAgCAAAiAkAIAMAAAD5CAAgDwAAgQkAIBAAAIYJACABAAAA-QgAIAEAAAD8CAAgBRUAAM4TACAWAADREwAgFwAA0BMAIDgAAM8TACA5AADSEwAgB7UJAADwDwAwtgkAAI8JABC3CQAA8A8AMLsKAgDPDgAh3ApAANEOACHdChAAhA8AId4KEACEDwAhAwAAAPwIACADAACOCQAwFAAAjwkAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACAGtQkAAO8PADC2CQAAlQkAELcJAADvDwAwuwlAANwOACHSCgEAAAAB2woBANsOACEBAAAAkgkAIAEAAACSCQAgBrUJAADvDwAwtgkAAJUJABC3CQAA7w8AMLsJQADcDgAh0goBANsOACHbCgEA2w4AIQADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACADuwlAAAAAAdIKAQAAAAHbCgEAAAABAQgAAJoJACADuwlAAAAAAdIKAQAAAAHbCgEAAAABAQgAAJwJADABCAAAnAkAMAO7CUAAsxEAIdIKAQCyEQAh2woBALIRACECAAAAkgkAIAgAAJ8JACADuwlAALMRACHSCgEAshEAIdsKAQCyEQAhAgAAAJUJACAIAAChCQAgAgAAAJUJACAIAAChCQAgAwAAAJIJACAPAACaCQAgEAAAnwkAIAEAAACSCQAgAQAAAJUJACADFQAAyxMAIBYAAM0TACAXAADMEwAgBrUJAADuDwAwtgkAAKgJABC3CQAA7g8AMLsJQADRDgAh0goBANAOACHbCgEA0A4AIQMAAACVCQAgAwAApwkAMBQAAKgJACADAAAAlQkAIAMAAJYJADAEAACSCQAgB7UJAADsDwAwtgkAAK4JABC3CQAA7A8AMPAJAQDbDgAh2AoBAJsPACHZCkAA3A4AIdoKAADtDwAgAQAAAKsJACABAAAAqwkAIAa1CQAA7A8AMLYJAACuCQAQtwkAAOwPADDwCQEA2w4AIdgKAQCbDwAh2QpAANwOACEAAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgA_AJAQAAAAHYCgEAAAAB2QpAAAAAAQEIAACzCQAgA_AJAQAAAAHYCgEAAAAB2QpAAAAAAQEIAAC1CQAwAQgAALUJADAD8AkBALIRACHYCgEAshEAIdkKQACzEQAhAgAAAKsJACAIAAC4CQAgA_AJAQCyEQAh2AoBALIRACHZCkAAsxEAIQIAAACuCQAgCAAAugkAIAIAAACuCQAgCAAAugkAIAMAAACrCQAgDwAAswkAIBAAALgJACABAAAAqwkAIAEAAACuCQAgAxUAAMgTACAWAADKEwAgFwAAyRMAIAa1CQAA6w8AMLYJAADBCQAQtwkAAOsPADDwCQEA0A4AIdgKAQCYDwAh2QpAANEOACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAyZBgAA4g8AIJ8GAADjDwAgtQkAAOEPADC2CQAAzgkAELcJAADhDwAwuwlAANwOACH6CQEAAAABywoBANsOACHSCgEAAAAB0woBAOYOACHUCkAA8A4AIdUKQADwDgAhAQAAAMQJACAHoQQAAOoPACC1CQAA6Q8AMLYJAADGCQAQtwkAAOkPADDwCQEA2w4AIbQKAQDbDgAhzwpAANwOACEBoQQAAMUTACAIoQQAAOoPACC1CQAA6Q8AMLYJAADGCQAQtwkAAOkPADDwCQEA2w4AIbQKAQDbDgAhzwpAANwOACHXCgAA6A8AIAMAAADGCQAgAwAAxwkAMAQAAMgJACASoQQAAOUPACCbBgAA1A8AIJ0GAADmDwAgngYAAOcPACC1CQAA5A8AMLYJAADKCQAQtwkAAOQPADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACGQCkAA8A4AIaUKAQDmDgAhtAoBAOYOACHKCgEA2w4AIcsKAQDbDgAhzAoBAOYOACHNCiAAlg8AIc4KQADwDgAhCqEEAADFEwAgmwYAAOYSACCdBgAAxhMAIJ4GAADHEwAgyQkAALcRACCQCgAAtxEAIKUKAAC3EQAgtAoAALcRACDMCgAAtxEAIM4KAAC3EQAgEqEEAADlDwAgmwYAANQPACCdBgAA5g8AIJ4GAADnDwAgtQkAAOQPADC2CQAAygkAELcJAADkDwAwuAkBAAAAAbsJQADcDgAhyQlAAPAOACGQCkAA8A4AIaUKAQAAAAG0CgEA5g4AIcoKAQDbDgAhywoBANsOACHMCgEA5g4AIc0KIACWDwAhzgpAAPAOACEDAAAAygkAIAMAAMsJADAEAADMCQAgDJkGAADiDwAgnwYAAOMPACC1CQAA4Q8AMLYJAADOCQAQtwkAAOEPADC7CUAA3A4AIfoJAQDbDgAhywoBANsOACHSCgEA2w4AIdMKAQDmDgAh1ApAAPAOACHVCkAA8A4AIQEAAADOCQAgCpoGAADcDwAgnAYAAOAPACC1CQAA3w8AMLYJAADQCQAQtwkAAN8PADC4CQEA2w4AIdsJQADcDgAhsgoBANsOACG-CgEA2w4AIcAKQADwDgAhA5oGAADDEwAgnAYAAMQTACDACgAAtxEAIAuaBgAA3A8AIJwGAADgDwAgtQkAAN8PADC2CQAA0AkAELcJAADfDwAwuAkBAAAAAdsJQADcDgAhsgoBANsOACG-CgEA2w4AIcAKQADwDgAh1goAAN4PACADAAAA0AkAIAMAANEJADAEAADSCQAgAwAAANAJACADAADRCQAwBAAA0gkAIAEAAADQCQAgB5oGAADcDwAgtQkAAN0PADC2CQAA1gkAELcJAADdDwAwuAkBANsOACG-CgEA2w4AIb8KQADcDgAhAZoGAADDEwAgB5oGAADcDwAgtQkAAN0PADC2CQAA1gkAELcJAADdDwAwuAkBAAAAAb4KAQDbDgAhvwpAANwOACEDAAAA1gkAIAMAANcJADAEAADYCQAgC5oGAADcDwAgtQkAANsPADC2CQAA2gkAELcJAADbDwAw-gkBANsOACGtCkAA3A4AIb4KAQDbDgAhxgoBANsOACHHChAAjQ8AIcgKAgDaDgAhyQoQAI0PACEBmgYAAMMTACALmgYAANwPACC1CQAA2w8AMLYJAADaCQAQtwkAANsPADD6CQEAAAABrQpAANwOACG-CgEA2w4AIcYKAQDbDgAhxwoQAI0PACHICgIA2g4AIckKEACNDwAhAwAAANoJACADAADbCQAwBAAA3AkAIAEAAADQCQAgAQAAANYJACABAAAA2gkAIAEAAADGCQAgAQAAAMoJACABAAAAxAkAIAWZBgAAwRMAIJ8GAADCEwAg0woAALcRACDUCgAAtxEAINUKAAC3EQAgAwAAAM4JACADAADkCQAwBAAAxAkAIAMAAADOCQAgAwAA5AkAMAQAAMQJACADAAAAzgkAIAMAAOQJADAEAADECQAgCZkGAAC_EwAgnwYAAMATACC7CUAAAAAB-gkBAAAAAcsKAQAAAAHSCgEAAAAB0woBAAAAAdQKQAAAAAHVCkAAAAABAQgAAOgJACAHuwlAAAAAAfoJAQAAAAHLCgEAAAAB0goBAAAAAdMKAQAAAAHUCkAAAAAB1QpAAAAAAQEIAADqCQAwAQgAAOoJADAJmQYAAKUTACCfBgAAphMAILsJQACzEQAh-gkBALIRACHLCgEAshEAIdIKAQCyEQAh0woBALsRACHUCkAAwhEAIdUKQADCEQAhAgAAAMQJACAIAADtCQAgB7sJQACzEQAh-gkBALIRACHLCgEAshEAIdIKAQCyEQAh0woBALsRACHUCkAAwhEAIdUKQADCEQAhAgAAAM4JACAIAADvCQAgAgAAAM4JACAIAADvCQAgAwAAAMQJACAPAADoCQAgEAAA7QkAIAEAAADECQAgAQAAAM4JACAGFQAAohMAIBYAAKQTACAXAACjEwAg0woAALcRACDUCgAAtxEAINUKAAC3EQAgCrUJAADaDwAwtgkAAPYJABC3CQAA2g8AMLsJQADRDgAh-gkBANAOACHLCgEA0A4AIdIKAQDQDgAh0woBAOEOACHUCkAA6Q4AIdUKQADpDgAhAwAAAM4JACADAAD1CQAwFAAA9gkAIAMAAADOCQAgAwAA5AkAMAQAAMQJACAHtQkAANkPADC2CQAA_AkAELcJAADZDwAwugkBANsOACG7CUAA3A4AIdAKAQAAAAHRCgEA2w4AIQEAAAD5CQAgAQAAAPkJACAHtQkAANkPADC2CQAA_AkAELcJAADZDwAwugkBANsOACG7CUAA3A4AIdAKAQDbDgAh0QoBANsOACEAAwAAAPwJACADAAD9CQAwBAAA-QkAIAMAAAD8CQAgAwAA_QkAMAQAAPkJACADAAAA_AkAIAMAAP0JADAEAAD5CQAgBLoJAQAAAAG7CUAAAAAB0AoBAAAAAdEKAQAAAAEBCAAAgQoAIAS6CQEAAAABuwlAAAAAAdAKAQAAAAHRCgEAAAABAQgAAIMKADABCAAAgwoAMAS6CQEAshEAIbsJQACzEQAh0AoBALIRACHRCgEAshEAIQIAAAD5CQAgCAAAhgoAIAS6CQEAshEAIbsJQACzEQAh0AoBALIRACHRCgEAshEAIQIAAAD8CQAgCAAAiAoAIAIAAAD8CQAgCAAAiAoAIAMAAAD5CQAgDwAAgQoAIBAAAIYKACABAAAA-QkAIAEAAAD8CQAgAxUAAJ8TACAWAAChEwAgFwAAoBMAIAe1CQAA2A8AMLYJAACPCgAQtwkAANgPADC6CQEA0A4AIbsJQADRDgAh0AoBANAOACHRCgEA0A4AIQMAAAD8CQAgAwAAjgoAMBQAAI8KACADAAAA_AkAIAMAAP0JADAEAAD5CQAgAQAAAMgJACABAAAAyAkAIAMAAADGCQAgAwAAxwkAMAQAAMgJACADAAAAxgkAIAMAAMcJADAEAADICQAgAwAAAMYJACADAADHCQAwBAAAyAkAIAShBAAAnhMAIPAJAQAAAAG0CgEAAAABzwpAAAAAAQEIAACXCgAgA_AJAQAAAAG0CgEAAAABzwpAAAAAAQEIAACZCgAwAQgAAJkKADAEoQQAAJ0TACDwCQEAshEAIbQKAQCyEQAhzwpAALMRACECAAAAyAkAIAgAAJwKACAD8AkBALIRACG0CgEAshEAIc8KQACzEQAhAgAAAMYJACAIAACeCgAgAgAAAMYJACAIAACeCgAgAwAAAMgJACAPAACXCgAgEAAAnAoAIAEAAADICQAgAQAAAMYJACADFQAAmhMAIBYAAJwTACAXAACbEwAgBrUJAADXDwAwtgkAAKUKABC3CQAA1w8AMPAJAQDQDgAhtAoBANAOACHPCkAA0Q4AIQMAAADGCQAgAwAApAoAMBQAAKUKACADAAAAxgkAIAMAAMcJADAEAADICQAgAQAAAMwJACABAAAAzAkAIAMAAADKCQAgAwAAywkAMAQAAMwJACADAAAAygkAIAMAAMsJADAEAADMCQAgAwAAAMoJACADAADLCQAwBAAAzAkAIA-hBAAAlhMAIJsGAACXEwAgnQYAAJgTACCeBgAAmRMAILgJAQAAAAG7CUAAAAAByQlAAAAAAZAKQAAAAAGlCgEAAAABtAoBAAAAAcoKAQAAAAHLCgEAAAABzAoBAAAAAc0KIAAAAAHOCkAAAAABAQgAAK0KACALuAkBAAAAAbsJQAAAAAHJCUAAAAABkApAAAAAAaUKAQAAAAG0CgEAAAABygoBAAAAAcsKAQAAAAHMCgEAAAABzQogAAAAAc4KQAAAAAEBCAAArwoAMAEIAACvCgAwAQAAAM4JACAPoQQAAPESACCbBgAA8hIAIJ0GAADzEgAgngYAAPQSACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACGQCkAAwhEAIaUKAQC7EQAhtAoBALsRACHKCgEAshEAIcsKAQCyEQAhzAoBALsRACHNCiAA1REAIc4KQADCEQAhAgAAAMwJACAIAACzCgAgC7gJAQCyEQAhuwlAALMRACHJCUAAwhEAIZAKQADCEQAhpQoBALsRACG0CgEAuxEAIcoKAQCyEQAhywoBALIRACHMCgEAuxEAIc0KIADVEQAhzgpAAMIRACECAAAAygkAIAgAALUKACACAAAAygkAIAgAALUKACABAAAAzgkAIAMAAADMCQAgDwAArQoAIBAAALMKACABAAAAzAkAIAEAAADKCQAgCRUAAO4SACAWAADwEgAgFwAA7xIAIMkJAAC3EQAgkAoAALcRACClCgAAtxEAILQKAAC3EQAgzAoAALcRACDOCgAAtxEAIA61CQAA1g8AMLYJAAC9CgAQtwkAANYPADC4CQEA0A4AIbsJQADRDgAhyQlAAOkOACGQCkAA6Q4AIaUKAQDhDgAhtAoBAOEOACHKCgEA0A4AIcsKAQDQDgAhzAoBAOEOACHNCiAA_w4AIc4KQADpDgAhAwAAAMoJACADAAC8CgAwFAAAvQoAIAMAAADKCQAgAwAAywkAMAQAAMwJACABAAAA3AkAIAEAAADcCQAgAwAAANoJACADAADbCQAwBAAA3AkAIAMAAADaCQAgAwAA2wkAMAQAANwJACADAAAA2gkAIAMAANsJADAEAADcCQAgCJoGAADtEgAg-gkBAAAAAa0KQAAAAAG-CgEAAAABxgoBAAAAAccKEAAAAAHICgIAAAAByQoQAAAAAQEIAADFCgAgB_oJAQAAAAGtCkAAAAABvgoBAAAAAcYKAQAAAAHHChAAAAAByAoCAAAAAckKEAAAAAEBCAAAxwoAMAEIAADHCgAwCJoGAADsEgAg-gkBALIRACGtCkAAsxEAIb4KAQCyEQAhxgoBALIRACHHChAA3hEAIcgKAgCxEQAhyQoQAN4RACECAAAA3AkAIAgAAMoKACAH-gkBALIRACGtCkAAsxEAIb4KAQCyEQAhxgoBALIRACHHChAA3hEAIcgKAgCxEQAhyQoQAN4RACECAAAA2gkAIAgAAMwKACACAAAA2gkAIAgAAMwKACADAAAA3AkAIA8AAMUKACAQAADKCgAgAQAAANwJACABAAAA2gkAIAUVAADnEgAgFgAA6hIAIBcAAOkSACA4AADoEgAgOQAA6xIAIAq1CQAA1Q8AMLYJAADTCgAQtwkAANUPADD6CQEA0A4AIa0KQADRDgAhvgoBANAOACHGCgEA0A4AIccKEACEDwAhyAoCAM8OACHJChAAhA8AIQMAAADaCQAgAwAA0goAMBQAANMKACADAAAA2gkAIAMAANsJADAEAADcCQAgD5sGAADUDwAgtQkAANMPADC2CQAA2QoAELcJAADTDwAwuAkBAAAAAdsJQADcDgAh6AkBAOYOACGYCgIA2g4AIbUKAQDbDgAhuAoBANsOACHBCgEA2w4AIcIKAQDbDgAhwwoBANsOACHECgEA2w4AIcUKAQDbDgAhAQAAANYKACABAAAA1goAIA-bBgAA1A8AILUJAADTDwAwtgkAANkKABC3CQAA0w8AMLgJAQDbDgAh2wlAANwOACHoCQEA5g4AIZgKAgDaDgAhtQoBANsOACG4CgEA2w4AIcEKAQDbDgAhwgoBANsOACHDCgEA2w4AIcQKAQDbDgAhxQoBANsOACECmwYAAOYSACDoCQAAtxEAIAMAAADZCgAgAwAA2goAMAQAANYKACADAAAA2QoAIAMAANoKADAEAADWCgAgAwAAANkKACADAADaCgAwBAAA1goAIAybBgAA5RIAILgJAQAAAAHbCUAAAAAB6AkBAAAAAZgKAgAAAAG1CgEAAAABuAoBAAAAAcEKAQAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABAQgAAN4KACALuAkBAAAAAdsJQAAAAAHoCQEAAAABmAoCAAAAAbUKAQAAAAG4CgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAEBCAAA4AoAMAEIAADgCgAwDJsGAADYEgAguAkBALIRACHbCUAAsxEAIegJAQC7EQAhmAoCALERACG1CgEAshEAIbgKAQCyEQAhwQoBALIRACHCCgEAshEAIcMKAQCyEQAhxAoBALIRACHFCgEAshEAIQIAAADWCgAgCAAA4woAIAu4CQEAshEAIdsJQACzEQAh6AkBALsRACGYCgIAsREAIbUKAQCyEQAhuAoBALIRACHBCgEAshEAIcIKAQCyEQAhwwoBALIRACHECgEAshEAIcUKAQCyEQAhAgAAANkKACAIAADlCgAgAgAAANkKACAIAADlCgAgAwAAANYKACAPAADeCgAgEAAA4woAIAEAAADWCgAgAQAAANkKACAGFQAA0xIAIBYAANYSACAXAADVEgAgOAAA1BIAIDkAANcSACDoCQAAtxEAIA61CQAA0g8AMLYJAADsCgAQtwkAANIPADC4CQEA0A4AIdsJQADRDgAh6AkBAOEOACGYCgIAzw4AIbUKAQDQDgAhuAoBANAOACHBCgEA0A4AIcIKAQDQDgAhwwoBANAOACHECgEA0A4AIcUKAQDQDgAhAwAAANkKACADAADrCgAwFAAA7AoAIAMAAADZCgAgAwAA2goAMAQAANYKACABAAAA0gkAIAEAAADSCQAgAwAAANAJACADAADRCQAwBAAA0gkAIAMAAADQCQAgAwAA0QkAMAQAANIJACADAAAA0AkAIAMAANEJADAEAADSCQAgB5oGAADREgAgnAYAANISACC4CQEAAAAB2wlAAAAAAbIKAQAAAAG-CgEAAAABwApAAAAAAQEIAAD0CgAgBbgJAQAAAAHbCUAAAAABsgoBAAAAAb4KAQAAAAHACkAAAAABAQgAAPYKADABCAAA9goAMAeaBgAAzxIAIJwGAADQEgAguAkBALIRACHbCUAAsxEAIbIKAQCyEQAhvgoBALIRACHACkAAwhEAIQIAAADSCQAgCAAA-QoAIAW4CQEAshEAIdsJQACzEQAhsgoBALIRACG-CgEAshEAIcAKQADCEQAhAgAAANAJACAIAAD7CgAgAgAAANAJACAIAAD7CgAgAwAAANIJACAPAAD0CgAgEAAA-QoAIAEAAADSCQAgAQAAANAJACAEFQAAzBIAIBYAAM4SACAXAADNEgAgwAoAALcRACAItQkAANEPADC2CQAAggsAELcJAADRDwAwuAkBANAOACHbCUAA0Q4AIbIKAQDQDgAhvgoBANAOACHACkAA6Q4AIQMAAADQCQAgAwAAgQsAMBQAAIILACADAAAA0AkAIAMAANEJADAEAADSCQAgAQAAANgJACABAAAA2AkAIAMAAADWCQAgAwAA1wkAMAQAANgJACADAAAA1gkAIAMAANcJADAEAADYCQAgAwAAANYJACADAADXCQAwBAAA2AkAIASaBgAAyxIAILgJAQAAAAG-CgEAAAABvwpAAAAAAQEIAACKCwAgA7gJAQAAAAG-CgEAAAABvwpAAAAAAQEIAACMCwAwAQgAAIwLADAEmgYAAMoSACC4CQEAshEAIb4KAQCyEQAhvwpAALMRACECAAAA2AkAIAgAAI8LACADuAkBALIRACG-CgEAshEAIb8KQACzEQAhAgAAANYJACAIAACRCwAgAgAAANYJACAIAACRCwAgAwAAANgJACAPAACKCwAgEAAAjwsAIAEAAADYCQAgAQAAANYJACADFQAAxxIAIBYAAMkSACAXAADIEgAgBrUJAADQDwAwtgkAAJgLABC3CQAA0A8AMLgJAQDQDgAhvgoBANAOACG_CkAA0Q4AIQMAAADWCQAgAwAAlwsAMBQAAJgLACADAAAA1gkAIAMAANcJADAEAADYCQAgB7UJAADODwAwtgkAAJ4LABC3CQAAzg8AMLoKAQDbDgAhuwpAANwOACG8CgIA2g4AIb0KAADPDwAgAQAAAJsLACABAAAAmwsAIAa1CQAAzg8AMLYJAACeCwAQtwkAAM4PADC6CgEA2w4AIbsKQADcDgAhvAoCANoOACEAAwAAAJ4LACADAACfCwAwBAAAmwsAIAMAAACeCwAgAwAAnwsAMAQAAJsLACADAAAAngsAIAMAAJ8LADAEAACbCwAgA7oKAQAAAAG7CkAAAAABvAoCAAAAAQEIAACjCwAgA7oKAQAAAAG7CkAAAAABvAoCAAAAAQEIAAClCwAwAQgAAKULADADugoBALIRACG7CkAAsxEAIbwKAgCxEQAhAgAAAJsLACAIAACoCwAgA7oKAQCyEQAhuwpAALMRACG8CgIAsREAIQIAAACeCwAgCAAAqgsAIAIAAACeCwAgCAAAqgsAIAMAAACbCwAgDwAAowsAIBAAAKgLACABAAAAmwsAIAEAAACeCwAgBRUAAMISACAWAADFEgAgFwAAxBIAIDgAAMMSACA5AADGEgAgBrUJAADNDwAwtgkAALELABC3CQAAzQ8AMLoKAQDQDgAhuwpAANEOACG8CgIAzw4AIQMAAACeCwAgAwAAsAsAMBQAALELACADAAAAngsAIAMAAJ8LADAEAACbCwAgELAHAADJDwAgtQkAAMgPADC2CQAAvAsAELcJAADIDwAwuAkBAAAAAbsJQADcDgAh6AkBAOYOACHvCQEA2w4AIfAJAQDmDgAh-gkBAAAAAZgKAgDaDgAhtAoBAOYOACG1CgEA2w4AIbYKAQDbDgAhtwoBANsOACG4CgEA2w4AIQEAAAC0CwAgC5wGAADMDwAgtQkAAMsPADC2CQAAtgsAELcJAADLDwAwzwkBANsOACHTCQIA2g4AIdQJQADwDgAhpQoBANsOACGwCkAA8A4AIbIKAQDbDgAhswoBAOYOACEEnAYAAMESACDUCQAAtxEAILAKAAC3EQAgswoAALcRACAMnAYAAMwPACC1CQAAyw8AMLYJAAC2CwAQtwkAAMsPADDPCQEA2w4AIdMJAgDaDgAh1AlAAPAOACGlCgEA2w4AIbAKQADwDgAhsgoBANsOACGzCgEA5g4AIbkKAADKDwAgAwAAALYLACADAAC3CwAwBAAAuAsAIAEAAAC2CwAgAQAAALQLACAQsAcAAMkPACC1CQAAyA8AMLYJAAC8CwAQtwkAAMgPADC4CQEA2w4AIbsJQADcDgAh6AkBAOYOACHvCQEA2w4AIfAJAQDmDgAh-gkBAOYOACGYCgIA2g4AIbQKAQDmDgAhtQoBANsOACG2CgEA2w4AIbcKAQDbDgAhuAoBANsOACEFsAcAAMASACDoCQAAtxEAIPAJAAC3EQAg-gkAALcRACC0CgAAtxEAIAMAAAC8CwAgAwAAvQsAMAQAALQLACADAAAAvAsAIAMAAL0LADAEAAC0CwAgAwAAALwLACADAAC9CwAwBAAAtAsAIA2wBwAAvxIAILgJAQAAAAG7CUAAAAAB6AkBAAAAAe8JAQAAAAHwCQEAAAAB-gkBAAAAAZgKAgAAAAG0CgEAAAABtQoBAAAAAbYKAQAAAAG3CgEAAAABuAoBAAAAAQEIAADBCwAgDLgJAQAAAAG7CUAAAAAB6AkBAAAAAe8JAQAAAAHwCQEAAAAB-gkBAAAAAZgKAgAAAAG0CgEAAAABtQoBAAAAAbYKAQAAAAG3CgEAAAABuAoBAAAAAQEIAADDCwAwAQgAAMMLADANsAcAALISACC4CQEAshEAIbsJQACzEQAh6AkBALsRACHvCQEAshEAIfAJAQC7EQAh-gkBALsRACGYCgIAsREAIbQKAQC7EQAhtQoBALIRACG2CgEAshEAIbcKAQCyEQAhuAoBALIRACECAAAAtAsAIAgAAMYLACAMuAkBALIRACG7CUAAsxEAIegJAQC7EQAh7wkBALIRACHwCQEAuxEAIfoJAQC7EQAhmAoCALERACG0CgEAuxEAIbUKAQCyEQAhtgoBALIRACG3CgEAshEAIbgKAQCyEQAhAgAAALwLACAIAADICwAgAgAAALwLACAIAADICwAgAwAAALQLACAPAADBCwAgEAAAxgsAIAEAAAC0CwAgAQAAALwLACAJFQAArRIAIBYAALASACAXAACvEgAgOAAArhIAIDkAALESACDoCQAAtxEAIPAJAAC3EQAg-gkAALcRACC0CgAAtxEAIA-1CQAAxw8AMLYJAADPCwAQtwkAAMcPADC4CQEA0A4AIbsJQADRDgAh6AkBAOEOACHvCQEA0A4AIfAJAQDhDgAh-gkBAOEOACGYCgIAzw4AIbQKAQDhDgAhtQoBANAOACG2CgEA0A4AIbcKAQDQDgAhuAoBANAOACEDAAAAvAsAIAMAAM4LADAUAADPCwAgAwAAALwLACADAAC9CwAwBAAAtAsAIAEAAAC4CwAgAQAAALgLACADAAAAtgsAIAMAALcLADAEAAC4CwAgAwAAALYLACADAAC3CwAwBAAAuAsAIAMAAAC2CwAgAwAAtwsAMAQAALgLACAInAYAAKwSACDPCQEAAAAB0wkCAAAAAdQJQAAAAAGlCgEAAAABsApAAAAAAbIKAQAAAAGzCgEAAAABAQgAANcLACAHzwkBAAAAAdMJAgAAAAHUCUAAAAABpQoBAAAAAbAKQAAAAAGyCgEAAAABswoBAAAAAQEIAADZCwAwAQgAANkLADAInAYAAKsSACDPCQEAshEAIdMJAgCxEQAh1AlAAMIRACGlCgEAshEAIbAKQADCEQAhsgoBALIRACGzCgEAuxEAIQIAAAC4CwAgCAAA3AsAIAfPCQEAshEAIdMJAgCxEQAh1AlAAMIRACGlCgEAshEAIbAKQADCEQAhsgoBALIRACGzCgEAuxEAIQIAAAC2CwAgCAAA3gsAIAIAAAC2CwAgCAAA3gsAIAMAAAC4CwAgDwAA1wsAIBAAANwLACABAAAAuAsAIAEAAAC2CwAgCBUAAKYSACAWAACpEgAgFwAAqBIAIDgAAKcSACA5AACqEgAg1AkAALcRACCwCgAAtxEAILMKAAC3EQAgCrUJAADGDwAwtgkAAOULABC3CQAAxg8AMM8JAQDQDgAh0wkCAM8OACHUCUAA6Q4AIaUKAQDQDgAhsApAAOkOACGyCgEA0A4AIbMKAQDhDgAhAwAAALYLACADAADkCwAwFAAA5QsAIAMAAAC2CwAgAwAAtwsAMAQAALgLACAdtQkAAMIPADC2CQAA6wsAELcJAADCDwAwuAkBAAAAAbsJQADcDgAhzwkAAMMPnwoi8AkBANsOACH6CQEAAAABkwoBANsOACGYCgEA5g4AIZsKQADwDgAhoAoAAMQPoAoioQoBAOYOACGiChAAjQ8AIaMKEADFDwAhpAoBAOYOACGlCgAAkg8AIKYKAQDmDgAhpwoBAOYOACGoCgEA5g4AIakKAQDmDgAhqgoBAOYOACGrCgAAkg8AIKwKAQDmDgAhrQpAAPAOACGuCkAA8A4AIa8KQADcDgAhsApAAPAOACGxCkAA8A4AIQEAAADoCwAgAQAAAOgLACAdtQkAAMIPADC2CQAA6wsAELcJAADCDwAwuAkBAJsPACG7CUAA3A4AIc8JAADDD58KIvAJAQDbDgAh-gkBANsOACGTCgEA2w4AIZgKAQDmDgAhmwpAAPAOACGgCgAAxA-gCiKhCgEA5g4AIaIKEACNDwAhowoQAMUPACGkCgEA5g4AIaUKAACSDwAgpgoBAOYOACGnCgEA5g4AIagKAQDmDgAhqQoBAOYOACGqCgEA5g4AIasKAACSDwAgrAoBAOYOACGtCkAA8A4AIa4KQADwDgAhrwpAANwOACGwCkAA8A4AIbEKQADwDgAhEZgKAAC3EQAgmwoAALcRACChCgAAtxEAIKMKAAC3EQAgpAoAALcRACClCgAAtxEAIKYKAAC3EQAgpwoAALcRACCoCgAAtxEAIKkKAAC3EQAgqgoAALcRACCrCgAAtxEAIKwKAAC3EQAgrQoAALcRACCuCgAAtxEAILAKAAC3EQAgsQoAALcRACADAAAA6wsAIAMAAOwLADAEAADoCwAgAwAAAOsLACADAADsCwAwBAAA6AsAIAMAAADrCwAgAwAA7AsAMAQAAOgLACAauAkBAAAAAbsJQAAAAAHPCQAAAJ8KAvAJAQAAAAH6CQEAAAABkwoBAAAAAZgKAQAAAAGbCkAAAAABoAoAAACgCgKhCgEAAAABogoQAAAAAaMKEAAAAAGkCgEAAAABpQqAAAAAAaYKAQAAAAGnCgEAAAABqAoBAAAAAakKAQAAAAGqCgEAAAABqwqAAAAAAawKAQAAAAGtCkAAAAABrgpAAAAAAa8KQAAAAAGwCkAAAAABsQpAAAAAAQEIAADwCwAgGrgJAQAAAAG7CUAAAAABzwkAAACfCgLwCQEAAAAB-gkBAAAAAZMKAQAAAAGYCgEAAAABmwpAAAAAAaAKAAAAoAoCoQoBAAAAAaIKEAAAAAGjChAAAAABpAoBAAAAAaUKgAAAAAGmCgEAAAABpwoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKgAAAAAGsCgEAAAABrQpAAAAAAa4KQAAAAAGvCkAAAAABsApAAAAAAbEKQAAAAAEBCAAA8gsAMAEIAADyCwAwGrgJAQCyEQAhuwlAALMRACHPCQAAoxKfCiLwCQEAshEAIfoJAQCyEQAhkwoBALIRACGYCgEAuxEAIZsKQADCEQAhoAoAAKQSoAoioQoBALsRACGiChAA3hEAIaMKEAClEgAhpAoBALsRACGlCoAAAAABpgoBALsRACGnCgEAuxEAIagKAQC7EQAhqQoBALsRACGqCgEAuxEAIasKgAAAAAGsCgEAuxEAIa0KQADCEQAhrgpAAMIRACGvCkAAsxEAIbAKQADCEQAhsQpAAMIRACECAAAA6AsAIAgAAPULACAauAkBALIRACG7CUAAsxEAIc8JAACjEp8KIvAJAQCyEQAh-gkBALIRACGTCgEAshEAIZgKAQC7EQAhmwpAAMIRACGgCgAApBKgCiKhCgEAuxEAIaIKEADeEQAhowoQAKUSACGkCgEAuxEAIaUKgAAAAAGmCgEAuxEAIacKAQC7EQAhqAoBALsRACGpCgEAuxEAIaoKAQC7EQAhqwqAAAAAAawKAQC7EQAhrQpAAMIRACGuCkAAwhEAIa8KQACzEQAhsApAAMIRACGxCkAAwhEAIQIAAADrCwAgCAAA9wsAIAIAAADrCwAgCAAA9wsAIAMAAADoCwAgDwAA8AsAIBAAAPULACABAAAA6AsAIAEAAADrCwAgFhUAAJ4SACAWAAChEgAgFwAAoBIAIDgAAJ8SACA5AACiEgAgmAoAALcRACCbCgAAtxEAIKEKAAC3EQAgowoAALcRACCkCgAAtxEAIKUKAAC3EQAgpgoAALcRACCnCgAAtxEAIKgKAAC3EQAgqQoAALcRACCqCgAAtxEAIKsKAAC3EQAgrAoAALcRACCtCgAAtxEAIK4KAAC3EQAgsAoAALcRACCxCgAAtxEAIB21CQAAuA8AMLYJAAD-CwAQtwkAALgPADC4CQEAmA8AIbsJQADRDgAhzwkAALkPnwoi8AkBANAOACH6CQEA0A4AIZMKAQDQDgAhmAoBAOEOACGbCkAA6Q4AIaAKAAC6D6AKIqEKAQDhDgAhogoQAIQPACGjChAAuw8AIaQKAQDhDgAhpQoAAPQOACCmCgEA4Q4AIacKAQDhDgAhqAoBAOEOACGpCgEA4Q4AIaoKAQDhDgAhqwoAAPQOACCsCgEA4Q4AIa0KQADpDgAhrgpAAOkOACGvCkAA0Q4AIbAKQADpDgAhsQpAAOkOACEDAAAA6wsAIAMAAP0LADAUAAD-CwAgAwAAAOsLACADAADsCwAwBAAA6AsAIAm1CQAAtQ8AMLYJAACEDAAQtwkAALUPADC7CUAA3A4AIe8JAAC2D5sKIpIKAQCbDwAhmwpAAPAOACGcCkAA8A4AIZ0KAAC3DwAgAQAAAIEMACABAAAAgQwAIAi1CQAAtQ8AMLYJAACEDAAQtwkAALUPADC7CUAA3A4AIe8JAAC2D5sKIpIKAQCbDwAhmwpAAPAOACGcCkAA8A4AIQKbCgAAtxEAIJwKAAC3EQAgAwAAAIQMACADAACFDAAwBAAAgQwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACADAAAAhAwAIAMAAIUMADAEAACBDAAgBbsJQAAAAAHvCQAAAJsKApIKAQAAAAGbCkAAAAABnApAAAAAAQEIAACJDAAgBbsJQAAAAAHvCQAAAJsKApIKAQAAAAGbCkAAAAABnApAAAAAAQEIAACLDAAwAQgAAIsMADAFuwlAALMRACHvCQAAnRKbCiKSCgEAshEAIZsKQADCEQAhnApAAMIRACECAAAAgQwAIAgAAI4MACAFuwlAALMRACHvCQAAnRKbCiKSCgEAshEAIZsKQADCEQAhnApAAMIRACECAAAAhAwAIAgAAJAMACACAAAAhAwAIAgAAJAMACADAAAAgQwAIA8AAIkMACAQAACODAAgAQAAAIEMACABAAAAhAwAIAUVAACaEgAgFgAAnBIAIBcAAJsSACCbCgAAtxEAIJwKAAC3EQAgCLUJAACxDwAwtgkAAJcMABC3CQAAsQ8AMLsJQADRDgAh7wkAALIPmwoikgoBAJgPACGbCkAA6Q4AIZwKQADpDgAhAwAAAIQMACADAACWDAAwFAAAlwwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACAHtQkAALAPADC2CQAAnQwAELcJAACwDwAwuAkBAAAAAbsJQADcDgAhjwoAAKUPACCZCgEAAAABAQAAAJoMACABAAAAmgwAIAe1CQAAsA8AMLYJAACdDAAQtwkAALAPADC4CQEA2w4AIbsJQADcDgAhjwoAAKUPACCZCgEA2w4AIQADAAAAnQwAIAMAAJ4MADAEAACaDAAgAwAAAJ0MACADAACeDAAwBAAAmgwAIAMAAACdDAAgAwAAngwAMAQAAJoMACAEuAkBAAAAAbsJQAAAAAGPCoAAAAABmQoBAAAAAQEIAACiDAAgBLgJAQAAAAG7CUAAAAABjwqAAAAAAZkKAQAAAAEBCAAApAwAMAEIAACkDAAwBLgJAQCyEQAhuwlAALMRACGPCoAAAAABmQoBALIRACECAAAAmgwAIAgAAKcMACAEuAkBALIRACG7CUAAsxEAIY8KgAAAAAGZCgEAshEAIQIAAACdDAAgCAAAqQwAIAIAAACdDAAgCAAAqQwAIAMAAACaDAAgDwAAogwAIBAAAKcMACABAAAAmgwAIAEAAACdDAAgAxUAAJcSACAWAACZEgAgFwAAmBIAIAe1CQAArw8AMLYJAACwDAAQtwkAAK8PADC4CQEA0A4AIbsJQADRDgAhjwoAAJ8PACCZCgEA0A4AIQMAAACdDAAgAwAArwwAMBQAALAMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgDrUJAACuDwAwtgkAALYMABC3CQAArg8AMLgJAQAAAAG7CUAA3A4AIckJQADcDgAh6AkBANsOACHwCQEA2w4AIfEJAQDbDgAh8wkBANsOACGVCgIA2g4AIZYKQADcDgAhlwpAAPAOACGYCgIAkw8AIQEAAACzDAAgAQAAALMMACAOtQkAAK4PADC2CQAAtgwAELcJAACuDwAwuAkBANsOACG7CUAA3A4AIckJQADcDgAh6AkBANsOACHwCQEA2w4AIfEJAQDbDgAh8wkBANsOACGVCgIA2g4AIZYKQADcDgAhlwpAAPAOACGYCgIAkw8AIQKXCgAAtxEAIJgKAAC3EQAgAwAAALYMACADAAC3DAAwBAAAswwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgC7gJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHwCQEAAAAB8QkBAAAAAfMJAQAAAAGVCgIAAAABlgpAAAAAAZcKQAAAAAGYCgIAAAABAQgAALsMACALuAkBAAAAAbsJQAAAAAHJCUAAAAAB6AkBAAAAAfAJAQAAAAHxCQEAAAAB8wkBAAAAAZUKAgAAAAGWCkAAAAABlwpAAAAAAZgKAgAAAAEBCAAAvQwAMAEIAAC9DAAwC7gJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQCyEQAh8AkBALIRACHxCQEAshEAIfMJAQCyEQAhlQoCALERACGWCkAAsxEAIZcKQADCEQAhmAoCAMwRACECAAAAswwAIAgAAMAMACALuAkBALIRACG7CUAAsxEAIckJQACzEQAh6AkBALIRACHwCQEAshEAIfEJAQCyEQAh8wkBALIRACGVCgIAsREAIZYKQACzEQAhlwpAAMIRACGYCgIAzBEAIQIAAAC2DAAgCAAAwgwAIAIAAAC2DAAgCAAAwgwAIAMAAACzDAAgDwAAuwwAIBAAAMAMACABAAAAswwAIAEAAAC2DAAgBxUAAJISACAWAACVEgAgFwAAlBIAIDgAAJMSACA5AACWEgAglwoAALcRACCYCgAAtxEAIA61CQAArQ8AMLYJAADJDAAQtwkAAK0PADC4CQEA0A4AIbsJQADRDgAhyQlAANEOACHoCQEA0A4AIfAJAQDQDgAh8QkBANAOACHzCQEA0A4AIZUKAgDPDgAhlgpAANEOACGXCkAA6Q4AIZgKAgD1DgAhAwAAALYMACADAADIDAAwFAAAyQwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACANtQkAAKoPADC2CQAAzwwAELcJAACqDwAwuwlAANwOACHPCQAAqw-SCiLvCQAApA-OCiLwCQEA2w4AIfoJAQAAAAGPCgAApQ8AIJAKQADwDgAhkgoBANsOACGTCgEA2w4AIZQKAACsDwAgAQAAAMwMACABAAAAzAwAIAy1CQAAqg8AMLYJAADPDAAQtwkAAKoPADC7CUAA3A4AIc8JAACrD5IKIu8JAACkD44KIvAJAQDbDgAh-gkBANsOACGPCgAApQ8AIJAKQADwDgAhkgoBANsOACGTCgEA2w4AIQGQCgAAtxEAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAm7CUAAAAABzwkAAACSCgLvCQAAAI4KAvAJAQAAAAH6CQEAAAABjwqAAAAAAZAKQAAAAAGSCgEAAAABkwoBAAAAAQEIAADUDAAgCbsJQAAAAAHPCQAAAJIKAu8JAAAAjgoC8AkBAAAAAfoJAQAAAAGPCoAAAAABkApAAAAAAZIKAQAAAAGTCgEAAAABAQgAANYMADABCAAA1gwAMAm7CUAAsxEAIc8JAACREpIKIu8JAACNEo4KIvAJAQCyEQAh-gkBALIRACGPCoAAAAABkApAAMIRACGSCgEAshEAIZMKAQCyEQAhAgAAAMwMACAIAADZDAAgCbsJQACzEQAhzwkAAJESkgoi7wkAAI0Sjgoi8AkBALIRACH6CQEAshEAIY8KgAAAAAGQCkAAwhEAIZIKAQCyEQAhkwoBALIRACECAAAAzwwAIAgAANsMACACAAAAzwwAIAgAANsMACADAAAAzAwAIA8AANQMACAQAADZDAAgAQAAAMwMACABAAAAzwwAIAQVAACOEgAgFgAAkBIAIBcAAI8SACCQCgAAtxEAIAy1CQAApg8AMLYJAADiDAAQtwkAAKYPADC7CUAA0Q4AIc8JAACnD5IKIu8JAACeD44KIvAJAQDQDgAh-gkBANAOACGPCgAAnw8AIJAKQADpDgAhkgoBANAOACGTCgEA0A4AIQMAAADPDAAgAwAA4QwAMBQAAOIMACADAAAAzwwAIAMAANAMADAEAADMDAAgCbUJAACjDwAwtgkAAOgMABC3CQAAow8AMLgJAQAAAAG7CUAA3A4AIe8JAACkD44KIo4KAQAAAAGPCgAApQ8AIJAKQADwDgAhAQAAAOUMACABAAAA5QwAIAm1CQAAow8AMLYJAADoDAAQtwkAAKMPADC4CQEA2w4AIbsJQADcDgAh7wkAAKQPjgoijgoBAOYOACGPCgAApQ8AIJAKQADwDgAhAo4KAAC3EQAgkAoAALcRACADAAAA6AwAIAMAAOkMADAEAADlDAAgAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACAGuAkBAAAAAbsJQAAAAAHvCQAAAI4KAo4KAQAAAAGPCoAAAAABkApAAAAAAQEIAADtDAAgBrgJAQAAAAG7CUAAAAAB7wkAAACOCgKOCgEAAAABjwqAAAAAAZAKQAAAAAEBCAAA7wwAMAEIAADvDAAwBrgJAQCyEQAhuwlAALMRACHvCQAAjRKOCiKOCgEAuxEAIY8KgAAAAAGQCkAAwhEAIQIAAADlDAAgCAAA8gwAIAa4CQEAshEAIbsJQACzEQAh7wkAAI0SjgoijgoBALsRACGPCoAAAAABkApAAMIRACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIAUVAACKEgAgFgAAjBIAIBcAAIsSACCOCgAAtxEAIJAKAAC3EQAgCbUJAACdDwAwtgkAAPsMABC3CQAAnQ8AMLgJAQDQDgAhuwlAANEOACHvCQAAng-OCiKOCgEA4Q4AIY8KAACfDwAgkApAAOkOACEDAAAA6AwAIAMAAPoMADAUAAD7DAAgAwAAAOgMACADAADpDAAwBAAA5QwAIBKPAwEA2w4AIbUJAACaDwAwtgkAAIENABC3CQAAmg8AMLgJAQAAAAG7CUAA3A4AIfAJAQDbDgAh-gkBAAAAAYMKAQDbDgAhhAoBANsOACGFCgEA2w4AIYYKAQDbDgAhhwoBANsOACGICkAA3A4AIYkKQADcDgAhigoCAJMPACGLCgIAkw8AIYwKAQDmDgAhAQAAAP4MACABAAAA_gwAIBKPAwEA2w4AIbUJAACaDwAwtgkAAIENABC3CQAAmg8AMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIfoJAQDbDgAhgwoBANsOACGECgEA2w4AIYUKAQDbDgAhhgoBANsOACGHCgEA2w4AIYgKQADcDgAhiQpAANwOACGKCgIAkw8AIYsKAgCTDwAhjAoBAOYOACEDigoAALcRACCLCgAAtxEAIIwKAAC3EQAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACADAAAAgQ0AIAMAAIINADAEAAD-DAAgD48DAQAAAAG4CQEAAAABuwlAAAAAAfAJAQAAAAH6CQEAAAABgwoBAAAAAYQKAQAAAAGFCgEAAAABhgoBAAAAAYcKAQAAAAGICkAAAAABiQpAAAAAAYoKAgAAAAGLCgIAAAABjAoBAAAAAQEIAACGDQAgD48DAQAAAAG4CQEAAAABuwlAAAAAAfAJAQAAAAH6CQEAAAABgwoBAAAAAYQKAQAAAAGFCgEAAAABhgoBAAAAAYcKAQAAAAGICkAAAAABiQpAAAAAAYoKAgAAAAGLCgIAAAABjAoBAAAAAQEIAACIDQAwAQgAAIgNADAPjwMBALIRACG4CQEAshEAIbsJQACzEQAh8AkBALIRACH6CQEAshEAIYMKAQCyEQAhhAoBALIRACGFCgEAshEAIYYKAQCyEQAhhwoBALIRACGICkAAsxEAIYkKQACzEQAhigoCAMwRACGLCgIAzBEAIYwKAQC7EQAhAgAAAP4MACAIAACLDQAgD48DAQCyEQAhuAkBALIRACG7CUAAsxEAIfAJAQCyEQAh-gkBALIRACGDCgEAshEAIYQKAQCyEQAhhQoBALIRACGGCgEAshEAIYcKAQCyEQAhiApAALMRACGJCkAAsxEAIYoKAgDMEQAhiwoCAMwRACGMCgEAuxEAIQIAAACBDQAgCAAAjQ0AIAIAAACBDQAgCAAAjQ0AIAMAAAD-DAAgDwAAhg0AIBAAAIsNACABAAAA_gwAIAEAAACBDQAgCBUAAIUSACAWAACIEgAgFwAAhxIAIDgAAIYSACA5AACJEgAgigoAALcRACCLCgAAtxEAIIwKAAC3EQAgEo8DAQDQDgAhtQkAAJcPADC2CQAAlA0AELcJAACXDwAwuAkBAJgPACG7CUAA0Q4AIfAJAQDQDgAh-gkBANAOACGDCgEA0A4AIYQKAQDQDgAhhQoBANAOACGGCgEA0A4AIYcKAQDQDgAhiApAANEOACGJCkAA0Q4AIYoKAgD1DgAhiwoCAPUOACGMCgEA4Q4AIQMAAACBDQAgAwAAkw0AMBQAAJQNACADAAAAgQ0AIAMAAIINADAEAAD-DAAgG8IIAACODwAgwwgAAI8PACDECAAAkA8AILUJAACJDwAwtgkAAKMNABC3CQAAiQ8AMLgJAQAAAAG7CUAA3A4AIckJQADcDgAh6AkBAOYOACHvCQAAig_vCSLwCQEA2w4AIfEJAQDbDgAh8gkBANsOACHzCQEA2w4AIfQJAQDbDgAh9QkEAIsPACH2CQQAjA8AIfcJAQDmDgAh-AkQAI0PACH5CQEA5g4AIfoJAQAAAAH7CQEA5g4AIfwJQADwDgAh_QlAAPAOACH-CQIA2g4AIf8JQADwDgAhAQAAAJcNACAOwQgAAJQPACC1CQAAlQ8AMLYJAACZDQAQtwkAAJUPADC7CUAA3A4AIckJQADcDgAhzQkBANsOACHnCQEA2w4AIegJAQDbDgAh6QkEAIwPACHqCUAA8A4AIesJAQDmDgAh7AlAAPAOACHtCSAAlg8AIQXBCAAAxREAIOkJAAC3EQAg6gkAALcRACDrCQAAtxEAIOwJAAC3EQAgDsEIAACUDwAgtQkAAJUPADC2CQAAmQ0AELcJAACVDwAwuwlAANwOACHJCUAA3A4AIc0JAQDbDgAh5wkBAAAAAegJAQAAAAHpCQQAjA8AIeoJQADwDgAh6wkBAOYOACHsCUAA8A4AIe0JIACWDwAhAwAAAJkNACADAACaDQAwBAAAmw0AIBLBCAAAlA8AILUJAACRDwAwtgkAAJ0NABC3CQAAkQ8AMLgJBACLDwAhzQkBANsOACHVCQEA5g4AIdYJBACLDwAh1wkAAJIPACDYCQEA5g4AIdkJAgCTDwAh2gkEAIwPACHbCUAA3A4AIdwJQADwDgAh3QlAAPAOACHeCQEA5g4AId8JAQDmDgAh4AlAAPAOACELwQgAAMURACDVCQAAtxEAINcJAAC3EQAg2AkAALcRACDZCQAAtxEAINoJAAC3EQAg3AkAALcRACDdCQAAtxEAIN4JAAC3EQAg3wkAALcRACDgCQAAtxEAIBLBCAAAlA8AILUJAACRDwAwtgkAAJ0NABC3CQAAkQ8AMLgJBAAAAAHNCQEA2w4AIdUJAQAAAAHWCQQAiw8AIdcJAACSDwAg2AkBAAAAAdkJAgCTDwAh2gkEAIwPACHbCUAA3A4AIdwJQADwDgAh3QlAAPAOACHeCQEA5g4AId8JAQDmDgAh4AlAAPAOACEDAAAAnQ0AIAMAAJ4NADAEAACfDQAgEMEIAADxDgAgtQkAAO4OADC2CQAAoQ0AELcJAADuDgAwuAkBANsOACG5CQEA5g4AIboJAQDmDgAhuwlAANwOACHGCQEA2w4AIc0JAQDmDgAhzwkAAO8Ozwki0AkBAOYOACHRCUAA8A4AIdIJQADwDgAh0wkCANoOACHUCUAA8A4AIQEAAAChDQAgG8IIAACODwAgwwgAAI8PACDECAAAkA8AILUJAACJDwAwtgkAAKMNABC3CQAAiQ8AMLgJAQDbDgAhuwlAANwOACHJCUAA3A4AIegJAQDmDgAh7wkAAIoP7wki8AkBANsOACHxCQEA2w4AIfIJAQDbDgAh8wkBANsOACH0CQEA2w4AIfUJBACLDwAh9gkEAIwPACH3CQEA5g4AIfgJEACNDwAh-QkBAOYOACH6CQEA2w4AIfsJAQDmDgAh_AlAAPAOACH9CUAA8A4AIf4JAgDaDgAh_wlAAPAOACEBAAAAow0AIAEAAACZDQAgAQAAAJ0NACABAAAAlw0AIAvCCAAAghIAIMMIAACDEgAgxAgAAIQSACDoCQAAtxEAIPYJAAC3EQAg9wkAALcRACD5CQAAtxEAIPsJAAC3EQAg_AkAALcRACD9CQAAtxEAIP8JAAC3EQAgAwAAAKMNACADAACoDQAwBAAAlw0AIAMAAACjDQAgAwAAqA0AMAQAAJcNACADAAAAow0AIAMAAKgNADAEAACXDQAgGMIIAAD_EQAgwwgAAIASACDECAAAgRIAILgJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHvCQAAAO8JAvAJAQAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CQEAAAAB9QkEAAAAAfYJBAAAAAH3CQEAAAAB-AkQAAAAAfkJAQAAAAH6CQEAAAAB-wkBAAAAAfwJQAAAAAH9CUAAAAAB_gkCAAAAAf8JQAAAAAEBCAAArA0AIBW4CQEAAAABuwlAAAAAAckJQAAAAAHoCQEAAAAB7wkAAADvCQLwCQEAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AkBAAAAAfUJBAAAAAH2CQQAAAAB9wkBAAAAAfgJEAAAAAH5CQEAAAAB-gkBAAAAAfsJAQAAAAH8CUAAAAAB_QlAAAAAAf4JAgAAAAH_CUAAAAABAQgAAK4NADABCAAArg0AMBjCCAAA3xEAIMMIAADgEQAgxAgAAOERACC4CQEAshEAIbsJQACzEQAhyQlAALMRACHoCQEAuxEAIe8JAADdEe8JIvAJAQCyEQAh8QkBALIRACHyCQEAshEAIfMJAQCyEQAh9AkBALIRACH1CQQAyxEAIfYJBADNEQAh9wkBALsRACH4CRAA3hEAIfkJAQC7EQAh-gkBALIRACH7CQEAuxEAIfwJQADCEQAh_QlAAMIRACH-CQIAsREAIf8JQADCEQAhAgAAAJcNACAIAACxDQAgFbgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACECAAAAow0AIAgAALMNACACAAAAow0AIAgAALMNACADAAAAlw0AIA8AAKwNACAQAACxDQAgAQAAAJcNACABAAAAow0AIA0VAADYEQAgFgAA2xEAIBcAANoRACA4AADZEQAgOQAA3BEAIOgJAAC3EQAg9gkAALcRACD3CQAAtxEAIPkJAAC3EQAg-wkAALcRACD8CQAAtxEAIP0JAAC3EQAg_wkAALcRACAYtQkAAIIPADC2CQAAug0AELcJAACCDwAwuAkBANAOACG7CUAA0Q4AIckJQADRDgAh6AkBAOEOACHvCQAAgw_vCSLwCQEA0A4AIfEJAQDQDgAh8gkBANAOACHzCQEA0A4AIfQJAQDQDgAh9QkEAPMOACH2CQQA9g4AIfcJAQDhDgAh-AkQAIQPACH5CQEA4Q4AIfoJAQDQDgAh-wkBAOEOACH8CUAA6Q4AIf0JQADpDgAh_gkCAM8OACH_CUAA6Q4AIQMAAACjDQAgAwAAuQ0AMBQAALoNACADAAAAow0AIAMAAKgNADAEAACXDQAgAQAAAJsNACABAAAAmw0AIAMAAACZDQAgAwAAmg0AMAQAAJsNACADAAAAmQ0AIAMAAJoNADAEAACbDQAgAwAAAJkNACADAACaDQAwBAAAmw0AIAvBCAAA1xEAILsJQAAAAAHJCUAAAAABzQkBAAAAAecJAQAAAAHoCQEAAAAB6QkEAAAAAeoJQAAAAAHrCQEAAAAB7AlAAAAAAe0JIAAAAAEBCAAAwg0AIAq7CUAAAAAByQlAAAAAAc0JAQAAAAHnCQEAAAAB6AkBAAAAAekJBAAAAAHqCUAAAAAB6wkBAAAAAewJQAAAAAHtCSAAAAABAQgAAMQNADABCAAAxA0AMAvBCAAA1hEAILsJQACzEQAhyQlAALMRACHNCQEAshEAIecJAQCyEQAh6AkBALIRACHpCQQAzREAIeoJQADCEQAh6wkBALsRACHsCUAAwhEAIe0JIADVEQAhAgAAAJsNACAIAADHDQAgCrsJQACzEQAhyQlAALMRACHNCQEAshEAIecJAQCyEQAh6AkBALIRACHpCQQAzREAIeoJQADCEQAh6wkBALsRACHsCUAAwhEAIe0JIADVEQAhAgAAAJkNACAIAADJDQAgAgAAAJkNACAIAADJDQAgAwAAAJsNACAPAADCDQAgEAAAxw0AIAEAAACbDQAgAQAAAJkNACAJFQAA0BEAIBYAANMRACAXAADSEQAgOAAA0REAIDkAANQRACDpCQAAtxEAIOoJAAC3EQAg6wkAALcRACDsCQAAtxEAIA21CQAA_g4AMLYJAADQDQAQtwkAAP4OADC7CUAA0Q4AIckJQADRDgAhzQkBANAOACHnCQEA0A4AIegJAQDQDgAh6QkEAPYOACHqCUAA6Q4AIesJAQDhDgAh7AlAAOkOACHtCSAA_w4AIQMAAACZDQAgAwAAzw0AMBQAANANACADAAAAmQ0AIAMAAJoNADAEAACbDQAgAQAAAJ8NACABAAAAnw0AIAMAAACdDQAgAwAAng0AMAQAAJ8NACADAAAAnQ0AIAMAAJ4NADAEAACfDQAgAwAAAJ0NACADAACeDQAwBAAAnw0AIA_BCAAAzxEAILgJBAAAAAHNCQEAAAAB1QkBAAAAAdYJBAAAAAHXCYAAAAAB2AkBAAAAAdkJAgAAAAHaCQQAAAAB2wlAAAAAAdwJQAAAAAHdCUAAAAAB3gkBAAAAAd8JAQAAAAHgCUAAAAABAQgAANgNACAOuAkEAAAAAc0JAQAAAAHVCQEAAAAB1gkEAAAAAdcJgAAAAAHYCQEAAAAB2QkCAAAAAdoJBAAAAAHbCUAAAAAB3AlAAAAAAd0JQAAAAAHeCQEAAAAB3wkBAAAAAeAJQAAAAAEBCAAA2g0AMAEIAADaDQAwD8EIAADOEQAguAkEAMsRACHNCQEAshEAIdUJAQC7EQAh1gkEAMsRACHXCYAAAAAB2AkBALsRACHZCQIAzBEAIdoJBADNEQAh2wlAALMRACHcCUAAwhEAId0JQADCEQAh3gkBALsRACHfCQEAuxEAIeAJQADCEQAhAgAAAJ8NACAIAADdDQAgDrgJBADLEQAhzQkBALIRACHVCQEAuxEAIdYJBADLEQAh1wmAAAAAAdgJAQC7EQAh2QkCAMwRACHaCQQAzREAIdsJQACzEQAh3AlAAMIRACHdCUAAwhEAId4JAQC7EQAh3wkBALsRACHgCUAAwhEAIQIAAACdDQAgCAAA3w0AIAIAAACdDQAgCAAA3w0AIAMAAACfDQAgDwAA2A0AIBAAAN0NACABAAAAnw0AIAEAAACdDQAgDxUAAMYRACAWAADJEQAgFwAAyBEAIDgAAMcRACA5AADKEQAg1QkAALcRACDXCQAAtxEAINgJAAC3EQAg2QkAALcRACDaCQAAtxEAINwJAAC3EQAg3QkAALcRACDeCQAAtxEAIN8JAAC3EQAg4AkAALcRACARtQkAAPIOADC2CQAA5g0AELcJAADyDgAwuAkEAPMOACHNCQEA0A4AIdUJAQDhDgAh1gkEAPMOACHXCQAA9A4AINgJAQDhDgAh2QkCAPUOACHaCQQA9g4AIdsJQADRDgAh3AlAAOkOACHdCUAA6Q4AId4JAQDhDgAh3wkBAOEOACHgCUAA6Q4AIQMAAACdDQAgAwAA5Q0AMBQAAOYNACADAAAAnQ0AIAMAAJ4NADAEAACfDQAgEMEIAADxDgAgtQkAAO4OADC2CQAAoQ0AELcJAADuDgAwuAkBAAAAAbkJAQDmDgAhugkBAOYOACG7CUAA3A4AIcYJAQAAAAHNCQEAAAABzwkAAO8Ozwki0AkBAOYOACHRCUAA8A4AIdIJQADwDgAh0wkCANoOACHUCUAA8A4AIQEAAADpDQAgAQAAAOkNACAIwQgAAMURACC5CQAAtxEAILoJAAC3EQAgzQkAALcRACDQCQAAtxEAINEJAAC3EQAg0gkAALcRACDUCQAAtxEAIAMAAAChDQAgAwAA7A0AMAQAAOkNACADAAAAoQ0AIAMAAOwNADAEAADpDQAgAwAAAKENACADAADsDQAwBAAA6Q0AIA3BCAAAxBEAILgJAQAAAAG5CQEAAAABugkBAAAAAbsJQAAAAAHGCQEAAAABzQkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJQAAAAAHSCUAAAAAB0wkCAAAAAdQJQAAAAAEBCAAA8A0AIAy4CQEAAAABuQkBAAAAAboJAQAAAAG7CUAAAAABxgkBAAAAAc0JAQAAAAHPCQAAAM8JAtAJAQAAAAHRCUAAAAAB0glAAAAAAdMJAgAAAAHUCUAAAAABAQgAAPINADABCAAA8g0AMAEAAACjDQAgDcEIAADDEQAguAkBALIRACG5CQEAuxEAIboJAQC7EQAhuwlAALMRACHGCQEAshEAIc0JAQC7EQAhzwkAAMERzwki0AkBALsRACHRCUAAwhEAIdIJQADCEQAh0wkCALERACHUCUAAwhEAIQIAAADpDQAgCAAA9g0AIAy4CQEAshEAIbkJAQC7EQAhugkBALsRACG7CUAAsxEAIcYJAQCyEQAhzQkBALsRACHPCQAAwRHPCSLQCQEAuxEAIdEJQADCEQAh0glAAMIRACHTCQIAsREAIdQJQADCEQAhAgAAAKENACAIAAD4DQAgAgAAAKENACAIAAD4DQAgAQAAAKMNACADAAAA6Q0AIA8AAPANACAQAAD2DQAgAQAAAOkNACABAAAAoQ0AIAwVAAC8EQAgFgAAvxEAIBcAAL4RACA4AAC9EQAgOQAAwBEAILkJAAC3EQAgugkAALcRACDNCQAAtxEAINAJAAC3EQAg0QkAALcRACDSCQAAtxEAINQJAAC3EQAgD7UJAADnDgAwtgkAAIAOABC3CQAA5w4AMLgJAQDQDgAhuQkBAOEOACG6CQEA4Q4AIbsJQADRDgAhxgkBANAOACHNCQEA4Q4AIc8JAADoDs8JItAJAQDhDgAh0QlAAOkOACHSCUAA6Q4AIdMJAgDPDgAh1AlAAOkOACEDAAAAoQ0AIAMAAP8NADAUAACADgAgAwAAAKENACADAADsDQAwBAAA6Q0AIAe1CQAA5Q4AMLYJAACGDgAQtwkAAOUOADC6CQEA2w4AIbsJQADcDgAhywkBAAAAAcwJAQDmDgAhAQAAAIMOACABAAAAgw4AIAe1CQAA5Q4AMLYJAACGDgAQtwkAAOUOADC6CQEA2w4AIbsJQADcDgAhywkBANsOACHMCQEA5g4AIQHMCQAAtxEAIAMAAACGDgAgAwAAhw4AMAQAAIMOACADAAAAhg4AIAMAAIcOADAEAACDDgAgAwAAAIYOACADAACHDgAwBAAAgw4AIAS6CQEAAAABuwlAAAAAAcsJAQAAAAHMCQEAAAABAQgAAIsOACAEugkBAAAAAbsJQAAAAAHLCQEAAAABzAkBAAAAAQEIAACNDgAwAQgAAI0OADAEugkBALIRACG7CUAAsxEAIcsJAQCyEQAhzAkBALsRACECAAAAgw4AIAgAAJAOACAEugkBALIRACG7CUAAsxEAIcsJAQCyEQAhzAkBALsRACECAAAAhg4AIAgAAJIOACACAAAAhg4AIAgAAJIOACADAAAAgw4AIA8AAIsOACAQAACQDgAgAQAAAIMOACABAAAAhg4AIAQVAAC4EQAgFgAAuhEAIBcAALkRACDMCQAAtxEAIAe1CQAA4A4AMLYJAACZDgAQtwkAAOAOADC6CQEA0A4AIbsJQADRDgAhywkBANAOACHMCQEA4Q4AIQMAAACGDgAgAwAAmA4AMBQAAJkOACADAAAAhg4AIAMAAIcOADAEAACDDgAgCLUJAADeDgAwtgkAAJ8OABC3CQAA3g4AMMYJAQDbDgAhxwkBANsOACHICQEA2w4AIckJQADcDgAhygkAAN8OACABAAAAnA4AIAEAAACcDgAgB7UJAADeDgAwtgkAAJ8OABC3CQAA3g4AMMYJAQDbDgAhxwkBANsOACHICQEA2w4AIckJQADcDgAhAAMAAACfDgAgAwAAoA4AMAQAAJwOACADAAAAnw4AIAMAAKAOADAEAACcDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIATGCQEAAAABxwkBAAAAAcgJAQAAAAHJCUAAAAABAQgAAKQOACAExgkBAAAAAccJAQAAAAHICQEAAAAByQlAAAAAAQEIAACmDgAwAQgAAKYOADAExgkBALIRACHHCQEAshEAIcgJAQCyEQAhyQlAALMRACECAAAAnA4AIAgAAKkOACAExgkBALIRACHHCQEAshEAIcgJAQCyEQAhyQlAALMRACECAAAAnw4AIAgAAKsOACACAAAAnw4AIAgAAKsOACADAAAAnA4AIA8AAKQOACAQAACpDgAgAQAAAJwOACABAAAAnw4AIAMVAAC0EQAgFgAAthEAIBcAALURACAHtQkAAN0OADC2CQAAsg4AELcJAADdDgAwxgkBANAOACHHCQEA0A4AIcgJAQDQDgAhyQlAANEOACEDAAAAnw4AIAMAALEOADAUAACyDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIAe1CQAA2Q4AMLYJAAC4DgAQtwkAANkOADC4CQIAAAABuQkBANsOACG6CQEA2w4AIbsJQADcDgAhAQAAALUOACABAAAAtQ4AIAe1CQAA2Q4AMLYJAAC4DgAQtwkAANkOADC4CQIA2g4AIbkJAQDbDgAhugkBANsOACG7CUAA3A4AIQADAAAAuA4AIAMAALkOADAEAAC1DgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAMAAAC4DgAgAwAAuQ4AMAQAALUOACAEuAkCAAAAAbkJAQAAAAG6CQEAAAABuwlAAAAAAQEIAAC9DgAgBLgJAgAAAAG5CQEAAAABugkBAAAAAbsJQAAAAAEBCAAAvw4AMAEIAAC_DgAwBLgJAgCxEQAhuQkBALIRACG6CQEAshEAIbsJQACzEQAhAgAAALUOACAIAADCDgAgBLgJAgCxEQAhuQkBALIRACG6CQEAshEAIbsJQACzEQAhAgAAALgOACAIAADEDgAgAgAAALgOACAIAADEDgAgAwAAALUOACAPAAC9DgAgEAAAwg4AIAEAAAC1DgAgAQAAALgOACAFFQAArBEAIBYAAK8RACAXAACuEQAgOAAArREAIDkAALARACAHtQkAAM4OADC2CQAAyw4AELcJAADODgAwuAkCAM8OACG5CQEA0A4AIboJAQDQDgAhuwlAANEOACEDAAAAuA4AIAMAAMoOADAUAADLDgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAe1CQAAzg4AMLYJAADLDgAQtwkAAM4OADC4CQIAzw4AIbkJAQDQDgAhugkBANAOACG7CUAA0Q4AIQ0VAADTDgAgFgAA0w4AIBcAANMOACA4AADYDgAgOQAA0w4AIKEEAgAAAAS8CQIAAAABvQkCAAAABL4JAgAAAAG_CQIAAAABwAkCAAAAAcEJAgAAAAHCCQIA1w4AIQ4VAADTDgAgFgAA1g4AIBcAANYOACChBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBANUOACHDCQEAAAABxAkBAAAAAcUJAQAAAAELFQAA0w4AIBYAANQOACAXAADUDgAgoQRAAAAABLwJQAAAAAG9CUAAAAAEvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADSDgAhCxUAANMOACAWAADUDgAgFwAA1A4AIKEEQAAAAAS8CUAAAAABvQlAAAAABL4JQAAAAAG_CUAAAAABwAlAAAAAAcEJQAAAAAHCCUAA0g4AIQihBAIAAAAEvAkCAAAAAb0JAgAAAAS-CQIAAAABvwkCAAAAAcAJAgAAAAHBCQIAAAABwgkCANMOACEIoQRAAAAABLwJQAAAAAG9CUAAAAAEvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADUDgAhDhUAANMOACAWAADWDgAgFwAA1g4AIKEEAQAAAAS8CQEAAAABvQkBAAAABL4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA1Q4AIcMJAQAAAAHECQEAAAABxQkBAAAAAQuhBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBANYOACHDCQEAAAABxAkBAAAAAcUJAQAAAAENFQAA0w4AIBYAANMOACAXAADTDgAgOAAA2A4AIDkAANMOACChBAIAAAAEvAkCAAAAAb0JAgAAAAS-CQIAAAABvwkCAAAAAcAJAgAAAAHBCQIAAAABwgkCANcOACEIoQQIAAAABLwJCAAAAAG9CQgAAAAEvgkIAAAAAb8JCAAAAAHACQgAAAABwQkIAAAAAcIJCADYDgAhB7UJAADZDgAwtgkAALgOABC3CQAA2Q4AMLgJAgDaDgAhuQkBANsOACG6CQEA2w4AIbsJQADcDgAhCKEEAgAAAAS8CQIAAAABvQkCAAAABL4JAgAAAAG_CQIAAAABwAkCAAAAAcEJAgAAAAHCCQIA0w4AIQuhBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBANYOACHDCQEAAAABxAkBAAAAAcUJAQAAAAEIoQRAAAAABLwJQAAAAAG9CUAAAAAEvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADUDgAhB7UJAADdDgAwtgkAALIOABC3CQAA3Q4AMMYJAQDQDgAhxwkBANAOACHICQEA0A4AIckJQADRDgAhB7UJAADeDgAwtgkAAJ8OABC3CQAA3g4AMMYJAQDbDgAhxwkBANsOACHICQEA2w4AIckJQADcDgAhAsYJAQAAAAHHCQEAAAABB7UJAADgDgAwtgkAAJkOABC3CQAA4A4AMLoJAQDQDgAhuwlAANEOACHLCQEA0A4AIcwJAQDhDgAhDhUAAOMOACAWAADkDgAgFwAA5A4AIKEEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA4g4AIcMJAQAAAAHECQEAAAABxQkBAAAAAQ4VAADjDgAgFgAA5A4AIBcAAOQOACChBAEAAAAFvAkBAAAAAb0JAQAAAAW-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBAOIOACHDCQEAAAABxAkBAAAAAcUJAQAAAAEIoQQCAAAABbwJAgAAAAG9CQIAAAAFvgkCAAAAAb8JAgAAAAHACQIAAAABwQkCAAAAAcIJAgDjDgAhC6EEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA5A4AIcMJAQAAAAHECQEAAAABxQkBAAAAAQe1CQAA5Q4AMLYJAACGDgAQtwkAAOUOADC6CQEA2w4AIbsJQADcDgAhywkBANsOACHMCQEA5g4AIQuhBAEAAAAFvAkBAAAAAb0JAQAAAAW-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBAOQOACHDCQEAAAABxAkBAAAAAcUJAQAAAAEPtQkAAOcOADC2CQAAgA4AELcJAADnDgAwuAkBANAOACG5CQEA4Q4AIboJAQDhDgAhuwlAANEOACHGCQEA0A4AIc0JAQDhDgAhzwkAAOgOzwki0AkBAOEOACHRCUAA6Q4AIdIJQADpDgAh0wkCAM8OACHUCUAA6Q4AIQcVAADTDgAgFgAA7Q4AIBcAAO0OACChBAAAAM8JCLwJAAAAzwkCvQkAAADPCQjCCQAA7A7PCSILFQAA4w4AIBYAAOsOACAXAADrDgAgoQRAAAAABbwJQAAAAAG9CUAAAAAFvglAAAAAAb8JQAAAAAHACUAAAAABwQlAAAAAAcIJQADqDgAhCxUAAOMOACAWAADrDgAgFwAA6w4AIKEEQAAAAAW8CUAAAAABvQlAAAAABb4JQAAAAAG_CUAAAAABwAlAAAAAAcEJQAAAAAHCCUAA6g4AIQihBEAAAAAFvAlAAAAAAb0JQAAAAAW-CUAAAAABvwlAAAAAAcAJQAAAAAHBCUAAAAABwglAAOsOACEHFQAA0w4AIBYAAO0OACAXAADtDgAgoQQAAADPCQi8CQAAAM8JAr0JAAAAzwkIwgkAAOwOzwkiBKEEAAAAzwkIvAkAAADPCQK9CQAAAM8JCMIJAADtDs8JIhDBCAAA8Q4AILUJAADuDgAwtgkAAKENABC3CQAA7g4AMLgJAQDbDgAhuQkBAOYOACG6CQEA5g4AIbsJQADcDgAhxgkBANsOACHNCQEA5g4AIc8JAADvDs8JItAJAQDmDgAh0QlAAPAOACHSCUAA8A4AIdMJAgDaDgAh1AlAAPAOACEEoQQAAADPCQi8CQAAAM8JAr0JAAAAzwkIwgkAAO0OzwkiCKEEQAAAAAW8CUAAAAABvQlAAAAABb4JQAAAAAG_CUAAAAABwAlAAAAAAcEJQAAAAAHCCUAA6w4AIR3CCAAAjg8AIMMIAACPDwAgxAgAAJAPACC1CQAAiQ8AMLYJAACjDQAQtwkAAIkPADC4CQEA2w4AIbsJQADcDgAhyQlAANwOACHoCQEA5g4AIe8JAACKD-8JIvAJAQDbDgAh8QkBANsOACHyCQEA2w4AIfMJAQDbDgAh9AkBANsOACH1CQQAiw8AIfYJBACMDwAh9wkBAOYOACH4CRAAjQ8AIfkJAQDmDgAh-gkBANsOACH7CQEA5g4AIfwJQADwDgAh_QlAAPAOACH-CQIA2g4AIf8JQADwDgAhxgwAAKMNACDHDAAAow0AIBG1CQAA8g4AMLYJAADmDQAQtwkAAPIOADC4CQQA8w4AIc0JAQDQDgAh1QkBAOEOACHWCQQA8w4AIdcJAAD0DgAg2AkBAOEOACHZCQIA9Q4AIdoJBAD2DgAh2wlAANEOACHcCUAA6Q4AId0JQADpDgAh3gkBAOEOACHfCQEA4Q4AIeAJQADpDgAhDRUAANMOACAWAAD9DgAgFwAA_Q4AIDgAANgOACA5AAD9DgAgoQQEAAAABLwJBAAAAAG9CQQAAAAEvgkEAAAAAb8JBAAAAAHACQQAAAABwQkEAAAAAcIJBAD8DgAhDxUAAOMOACAWAAD7DgAgFwAA-w4AILwJgAAAAAG-CYAAAAABvwmAAAAAAcAJgAAAAAHBCYAAAAABwgmAAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAAeQJgAAAAAHlCYAAAAAB5gmAAAAAAQ0VAADjDgAgFgAA4w4AIBcAAOMOACA4AAD4DgAgOQAA4w4AIKEEAgAAAAW8CQIAAAABvQkCAAAABb4JAgAAAAG_CQIAAAABwAkCAAAAAcEJAgAAAAHCCQIA-g4AIQ0VAADjDgAgFgAA-Q4AIBcAAPkOACA4AAD4DgAgOQAA-Q4AIKEEBAAAAAW8CQQAAAABvQkEAAAABb4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA9w4AIQ0VAADjDgAgFgAA-Q4AIBcAAPkOACA4AAD4DgAgOQAA-Q4AIKEEBAAAAAW8CQQAAAABvQkEAAAABb4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA9w4AIQihBAgAAAAFvAkIAAAAAb0JCAAAAAW-CQgAAAABvwkIAAAAAcAJCAAAAAHBCQgAAAABwgkIAPgOACEIoQQEAAAABbwJBAAAAAG9CQQAAAAFvgkEAAAAAb8JBAAAAAHACQQAAAABwQkEAAAAAcIJBAD5DgAhDRUAAOMOACAWAADjDgAgFwAA4w4AIDgAAPgOACA5AADjDgAgoQQCAAAABbwJAgAAAAG9CQIAAAAFvgkCAAAAAb8JAgAAAAHACQIAAAABwQkCAAAAAcIJAgD6DgAhDLwJgAAAAAG-CYAAAAABvwmAAAAAAcAJgAAAAAHBCYAAAAABwgmAAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAAeQJgAAAAAHlCYAAAAAB5gmAAAAAAQ0VAADTDgAgFgAA_Q4AIBcAAP0OACA4AADYDgAgOQAA_Q4AIKEEBAAAAAS8CQQAAAABvQkEAAAABL4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA_A4AIQihBAQAAAAEvAkEAAAAAb0JBAAAAAS-CQQAAAABvwkEAAAAAcAJBAAAAAHBCQQAAAABwgkEAP0OACENtQkAAP4OADC2CQAA0A0AELcJAAD-DgAwuwlAANEOACHJCUAA0Q4AIc0JAQDQDgAh5wkBANAOACHoCQEA0A4AIekJBAD2DgAh6glAAOkOACHrCQEA4Q4AIewJQADpDgAh7QkgAP8OACEFFQAA0w4AIBYAAIEPACAXAACBDwAgvAkgAAAAAcIJIACADwAhBRUAANMOACAWAACBDwAgFwAAgQ8AILwJIAAAAAHCCSAAgA8AIQK8CSAAAAABwgkgAIEPACEYtQkAAIIPADC2CQAAug0AELcJAACCDwAwuAkBANAOACG7CUAA0Q4AIckJQADRDgAh6AkBAOEOACHvCQAAgw_vCSLwCQEA0A4AIfEJAQDQDgAh8gkBANAOACHzCQEA0A4AIfQJAQDQDgAh9QkEAPMOACH2CQQA9g4AIfcJAQDhDgAh-AkQAIQPACH5CQEA4Q4AIfoJAQDQDgAh-wkBAOEOACH8CUAA6Q4AIf0JQADpDgAh_gkCAM8OACH_CUAA6Q4AIQcVAADTDgAgFgAAiA8AIBcAAIgPACChBAAAAO8JCLwJAAAA7wkCvQkAAADvCQjCCQAAhw_vCSINFQAA0w4AIBYAAIYPACAXAACGDwAgOAAAhg8AIDkAAIYPACChBBAAAAAEvAkQAAAAAb0JEAAAAAS-CRAAAAABvwkQAAAAAcAJEAAAAAHBCRAAAAABwgkQAIUPACENFQAA0w4AIBYAAIYPACAXAACGDwAgOAAAhg8AIDkAAIYPACChBBAAAAAEvAkQAAAAAb0JEAAAAAS-CRAAAAABvwkQAAAAAcAJEAAAAAHBCRAAAAABwgkQAIUPACEIoQQQAAAABLwJEAAAAAG9CRAAAAAEvgkQAAAAAb8JEAAAAAHACRAAAAABwQkQAAAAAcIJEACGDwAhBxUAANMOACAWAACIDwAgFwAAiA8AIKEEAAAA7wkIvAkAAADvCQK9CQAAAO8JCMIJAACHD-8JIgShBAAAAO8JCLwJAAAA7wkCvQkAAADvCQjCCQAAiA_vCSIbwggAAI4PACDDCAAAjw8AIMQIAACQDwAgtQkAAIkPADC2CQAAow0AELcJAACJDwAwuAkBANsOACG7CUAA3A4AIckJQADcDgAh6AkBAOYOACHvCQAAig_vCSLwCQEA2w4AIfEJAQDbDgAh8gkBANsOACHzCQEA2w4AIfQJAQDbDgAh9QkEAIsPACH2CQQAjA8AIfcJAQDmDgAh-AkQAI0PACH5CQEA5g4AIfoJAQDbDgAh-wkBAOYOACH8CUAA8A4AIf0JQADwDgAh_gkCANoOACH_CUAA8A4AIQShBAAAAO8JCLwJAAAA7wkCvQkAAADvCQjCCQAAiA_vCSIIoQQEAAAABLwJBAAAAAG9CQQAAAAEvgkEAAAAAb8JBAAAAAHACQQAAAABwQkEAAAAAcIJBAD9DgAhCKEEBAAAAAW8CQQAAAABvQkEAAAABb4JBAAAAAG_CQQAAAABwAkEAAAAAcEJBAAAAAHCCQQA-Q4AIQihBBAAAAAEvAkQAAAAAb0JEAAAAAS-CRAAAAABvwkQAAAAAcAJEAAAAAHBCRAAAAABwgkQAIYPACEDgAoAAJkNACCBCgAAmQ0AIIIKAACZDQAgA4AKAACdDQAggQoAAJ0NACCCCgAAnQ0AIBLBCAAA8Q4AILUJAADuDgAwtgkAAKENABC3CQAA7g4AMLgJAQDbDgAhuQkBAOYOACG6CQEA5g4AIbsJQADcDgAhxgkBANsOACHNCQEA5g4AIc8JAADvDs8JItAJAQDmDgAh0QlAAPAOACHSCUAA8A4AIdMJAgDaDgAh1AlAAPAOACHGDAAAoQ0AIMcMAAChDQAgEsEIAACUDwAgtQkAAJEPADC2CQAAnQ0AELcJAACRDwAwuAkEAIsPACHNCQEA2w4AIdUJAQDmDgAh1gkEAIsPACHXCQAAkg8AINgJAQDmDgAh2QkCAJMPACHaCQQAjA8AIdsJQADcDgAh3AlAAPAOACHdCUAA8A4AId4JAQDmDgAh3wkBAOYOACHgCUAA8A4AIQy8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAEIoQQCAAAABbwJAgAAAAG9CQIAAAAFvgkCAAAAAb8JAgAAAAHACQIAAAABwQkCAAAAAcIJAgDjDgAhHcIIAACODwAgwwgAAI8PACDECAAAkA8AILUJAACJDwAwtgkAAKMNABC3CQAAiQ8AMLgJAQDbDgAhuwlAANwOACHJCUAA3A4AIegJAQDmDgAh7wkAAIoP7wki8AkBANsOACHxCQEA2w4AIfIJAQDbDgAh8wkBANsOACH0CQEA2w4AIfUJBACLDwAh9gkEAIwPACH3CQEA5g4AIfgJEACNDwAh-QkBAOYOACH6CQEA2w4AIfsJAQDmDgAh_AlAAPAOACH9CUAA8A4AIf4JAgDaDgAh_wlAAPAOACHGDAAAow0AIMcMAACjDQAgDsEIAACUDwAgtQkAAJUPADC2CQAAmQ0AELcJAACVDwAwuwlAANwOACHJCUAA3A4AIc0JAQDbDgAh5wkBANsOACHoCQEA2w4AIekJBACMDwAh6glAAPAOACHrCQEA5g4AIewJQADwDgAh7QkgAJYPACECvAkgAAAAAcIJIACBDwAhEo8DAQDQDgAhtQkAAJcPADC2CQAAlA0AELcJAACXDwAwuAkBAJgPACG7CUAA0Q4AIfAJAQDQDgAh-gkBANAOACGDCgEA0A4AIYQKAQDQDgAhhQoBANAOACGGCgEA0A4AIYcKAQDQDgAhiApAANEOACGJCkAA0Q4AIYoKAgD1DgAhiwoCAPUOACGMCgEA4Q4AIQsVAADTDgAgFgAA1g4AIBcAANYOACChBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBAJkPACELFQAA0w4AIBYAANYOACAXAADWDgAgoQQBAAAABLwJAQAAAAG9CQEAAAAEvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQCZDwAhEo8DAQDbDgAhtQkAAJoPADC2CQAAgQ0AELcJAACaDwAwuAkBAJsPACG7CUAA3A4AIfAJAQDbDgAh-gkBANsOACGDCgEA2w4AIYQKAQDbDgAhhQoBANsOACGGCgEA2w4AIYcKAQDbDgAhiApAANwOACGJCkAA3A4AIYoKAgCTDwAhiwoCAJMPACGMCgEA5g4AIQihBAEAAAAEvAkBAAAAAb0JAQAAAAS-CQEAAAABvwkBAAAAAcAJAQAAAAHBCQEAAAABwgkBAJwPACEIoQQBAAAABLwJAQAAAAG9CQEAAAAEvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQCcDwAhCbUJAACdDwAwtgkAAPsMABC3CQAAnQ8AMLgJAQDQDgAhuwlAANEOACHvCQAAng-OCiKOCgEA4Q4AIY8KAACfDwAgkApAAOkOACEHFQAA0w4AIBYAAKIPACAXAACiDwAgoQQAAACOCgi8CQAAAI4KAr0JAAAAjgoIwgkAAKEPjgoiDxUAANMOACAWAACgDwAgFwAAoA8AILwJgAAAAAG-CYAAAAABvwmAAAAAAcAJgAAAAAHBCYAAAAABwgmAAAAAAeEJAQAAAAHiCQEAAAAB4wkBAAAAAeQJgAAAAAHlCYAAAAAB5gmAAAAAAQy8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAEHFQAA0w4AIBYAAKIPACAXAACiDwAgoQQAAACOCgi8CQAAAI4KAr0JAAAAjgoIwgkAAKEPjgoiBKEEAAAAjgoIvAkAAACOCgK9CQAAAI4KCMIJAACiD44KIgm1CQAAow8AMLYJAADoDAAQtwkAAKMPADC4CQEA2w4AIbsJQADcDgAh7wkAAKQPjgoijgoBAOYOACGPCgAApQ8AIJAKQADwDgAhBKEEAAAAjgoIvAkAAACOCgK9CQAAAI4KCMIJAACiD44KIgy8CYAAAAABvgmAAAAAAb8JgAAAAAHACYAAAAABwQmAAAAAAcIJgAAAAAHhCQEAAAAB4gkBAAAAAeMJAQAAAAHkCYAAAAAB5QmAAAAAAeYJgAAAAAEMtQkAAKYPADC2CQAA4gwAELcJAACmDwAwuwlAANEOACHPCQAApw-SCiLvCQAAng-OCiLwCQEA0A4AIfoJAQDQDgAhjwoAAJ8PACCQCkAA6Q4AIZIKAQDQDgAhkwoBANAOACEHFQAA0w4AIBYAAKkPACAXAACpDwAgoQQAAACSCgi8CQAAAJIKAr0JAAAAkgoIwgkAAKgPkgoiBxUAANMOACAWAACpDwAgFwAAqQ8AIKEEAAAAkgoIvAkAAACSCgK9CQAAAJIKCMIJAACoD5IKIgShBAAAAJIKCLwJAAAAkgoCvQkAAACSCgjCCQAAqQ-SCiIMtQkAAKoPADC2CQAAzwwAELcJAACqDwAwuwlAANwOACHPCQAAqw-SCiLvCQAApA-OCiLwCQEA2w4AIfoJAQDbDgAhjwoAAKUPACCQCkAA8A4AIZIKAQDbDgAhkwoBANsOACEEoQQAAACSCgi8CQAAAJIKAr0JAAAAkgoIwgkAAKkPkgoiAu8JAAAAjgoCkgoBAAAAAQ61CQAArQ8AMLYJAADJDAAQtwkAAK0PADC4CQEA0A4AIbsJQADRDgAhyQlAANEOACHoCQEA0A4AIfAJAQDQDgAh8QkBANAOACHzCQEA0A4AIZUKAgDPDgAhlgpAANEOACGXCkAA6Q4AIZgKAgD1DgAhDrUJAACuDwAwtgkAALYMABC3CQAArg8AMLgJAQDbDgAhuwlAANwOACHJCUAA3A4AIegJAQDbDgAh8AkBANsOACHxCQEA2w4AIfMJAQDbDgAhlQoCANoOACGWCkAA3A4AIZcKQADwDgAhmAoCAJMPACEHtQkAAK8PADC2CQAAsAwAELcJAACvDwAwuAkBANAOACG7CUAA0Q4AIY8KAACfDwAgmQoBANAOACEHtQkAALAPADC2CQAAnQwAELcJAACwDwAwuAkBANsOACG7CUAA3A4AIY8KAAClDwAgmQoBANsOACEItQkAALEPADC2CQAAlwwAELcJAACxDwAwuwlAANEOACHvCQAAsg-bCiKSCgEAmA8AIZsKQADpDgAhnApAAOkOACEHFQAA0w4AIBYAALQPACAXAAC0DwAgoQQAAACbCgi8CQAAAJsKAr0JAAAAmwoIwgkAALMPmwoiBxUAANMOACAWAAC0DwAgFwAAtA8AIKEEAAAAmwoIvAkAAACbCgK9CQAAAJsKCMIJAACzD5sKIgShBAAAAJsKCLwJAAAAmwoCvQkAAACbCgjCCQAAtA-bCiIItQkAALUPADC2CQAAhAwAELcJAAC1DwAwuwlAANwOACHvCQAAtg-bCiKSCgEAmw8AIZsKQADwDgAhnApAAPAOACEEoQQAAACbCgi8CQAAAJsKAr0JAAAAmwoIwgkAALQPmwoiAu8JAAAAmwoCkgoBAAAAAR21CQAAuA8AMLYJAAD-CwAQtwkAALgPADC4CQEAmA8AIbsJQADRDgAhzwkAALkPnwoi8AkBANAOACH6CQEA0A4AIZMKAQDQDgAhmAoBAOEOACGbCkAA6Q4AIaAKAAC6D6AKIqEKAQDhDgAhogoQAIQPACGjChAAuw8AIaQKAQDhDgAhpQoAAPQOACCmCgEA4Q4AIacKAQDhDgAhqAoBAOEOACGpCgEA4Q4AIaoKAQDhDgAhqwoAAPQOACCsCgEA4Q4AIa0KQADpDgAhrgpAAOkOACGvCkAA0Q4AIbAKQADpDgAhsQpAAOkOACEHFQAA0w4AIBYAAMEPACAXAADBDwAgoQQAAACfCgi8CQAAAJ8KAr0JAAAAnwoIwgkAAMAPnwoiBxUAANMOACAWAAC_DwAgFwAAvw8AIKEEAAAAoAoIvAkAAACgCgK9CQAAAKAKCMIJAAC-D6AKIg0VAADjDgAgFgAAvQ8AIBcAAL0PACA4AAC9DwAgOQAAvQ8AIKEEEAAAAAW8CRAAAAABvQkQAAAABb4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAvA8AIQ0VAADjDgAgFgAAvQ8AIBcAAL0PACA4AAC9DwAgOQAAvQ8AIKEEEAAAAAW8CRAAAAABvQkQAAAABb4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAvA8AIQihBBAAAAAFvAkQAAAAAb0JEAAAAAW-CRAAAAABvwkQAAAAAcAJEAAAAAHBCRAAAAABwgkQAL0PACEHFQAA0w4AIBYAAL8PACAXAAC_DwAgoQQAAACgCgi8CQAAAKAKAr0JAAAAoAoIwgkAAL4PoAoiBKEEAAAAoAoIvAkAAACgCgK9CQAAAKAKCMIJAAC_D6AKIgcVAADTDgAgFgAAwQ8AIBcAAMEPACChBAAAAJ8KCLwJAAAAnwoCvQkAAACfCgjCCQAAwA-fCiIEoQQAAACfCgi8CQAAAJ8KAr0JAAAAnwoIwgkAAMEPnwoiHbUJAADCDwAwtgkAAOsLABC3CQAAwg8AMLgJAQCbDwAhuwlAANwOACHPCQAAww-fCiLwCQEA2w4AIfoJAQDbDgAhkwoBANsOACGYCgEA5g4AIZsKQADwDgAhoAoAAMQPoAoioQoBAOYOACGiChAAjQ8AIaMKEADFDwAhpAoBAOYOACGlCgAAkg8AIKYKAQDmDgAhpwoBAOYOACGoCgEA5g4AIakKAQDmDgAhqgoBAOYOACGrCgAAkg8AIKwKAQDmDgAhrQpAAPAOACGuCkAA8A4AIa8KQADcDgAhsApAAPAOACGxCkAA8A4AIQShBAAAAJ8KCLwJAAAAnwoCvQkAAACfCgjCCQAAwQ-fCiIEoQQAAACgCgi8CQAAAKAKAr0JAAAAoAoIwgkAAL8PoAoiCKEEEAAAAAW8CRAAAAABvQkQAAAABb4JEAAAAAG_CRAAAAABwAkQAAAAAcEJEAAAAAHCCRAAvQ8AIQq1CQAAxg8AMLYJAADlCwAQtwkAAMYPADDPCQEA0A4AIdMJAgDPDgAh1AlAAOkOACGlCgEA0A4AIbAKQADpDgAhsgoBANAOACGzCgEA4Q4AIQ-1CQAAxw8AMLYJAADPCwAQtwkAAMcPADC4CQEA0A4AIbsJQADRDgAh6AkBAOEOACHvCQEA0A4AIfAJAQDhDgAh-gkBAOEOACGYCgIAzw4AIbQKAQDhDgAhtQoBANAOACG2CgEA0A4AIbcKAQDQDgAhuAoBANAOACEQsAcAAMkPACC1CQAAyA8AMLYJAAC8CwAQtwkAAMgPADC4CQEA2w4AIbsJQADcDgAh6AkBAOYOACHvCQEA2w4AIfAJAQDmDgAh-gkBAOYOACGYCgIA2g4AIbQKAQDmDgAhtQoBANsOACG2CgEA2w4AIbcKAQDbDgAhuAoBANsOACEDgAoAALYLACCBCgAAtgsAIIIKAAC2CwAgAqUKAQAAAAGyCgEAAAABC5wGAADMDwAgtQkAAMsPADC2CQAAtgsAELcJAADLDwAwzwkBANsOACHTCQIA2g4AIdQJQADwDgAhpQoBANsOACGwCkAA8A4AIbIKAQDbDgAhswoBAOYOACESsAcAAMkPACC1CQAAyA8AMLYJAAC8CwAQtwkAAMgPADC4CQEA2w4AIbsJQADcDgAh6AkBAOYOACHvCQEA2w4AIfAJAQDmDgAh-gkBAOYOACGYCgIA2g4AIbQKAQDmDgAhtQoBANsOACG2CgEA2w4AIbcKAQDbDgAhuAoBANsOACHGDAAAvAsAIMcMAAC8CwAgBrUJAADNDwAwtgkAALELABC3CQAAzQ8AMLoKAQDQDgAhuwpAANEOACG8CgIAzw4AIQa1CQAAzg8AMLYJAACeCwAQtwkAAM4PADC6CgEA2w4AIbsKQADcDgAhvAoCANoOACECugoBAAAAAbsKQAAAAAEGtQkAANAPADC2CQAAmAsAELcJAADQDwAwuAkBANAOACG-CgEA0A4AIb8KQADRDgAhCLUJAADRDwAwtgkAAIILABC3CQAA0Q8AMLgJAQDQDgAh2wlAANEOACGyCgEA0A4AIb4KAQDQDgAhwApAAOkOACEOtQkAANIPADC2CQAA7AoAELcJAADSDwAwuAkBANAOACHbCUAA0Q4AIegJAQDhDgAhmAoCAM8OACG1CgEA0A4AIbgKAQDQDgAhwQoBANAOACHCCgEA0A4AIcMKAQDQDgAhxAoBANAOACHFCgEA0A4AIQ-bBgAA1A8AILUJAADTDwAwtgkAANkKABC3CQAA0w8AMLgJAQDbDgAh2wlAANwOACHoCQEA5g4AIZgKAgDaDgAhtQoBANsOACG4CgEA2w4AIcEKAQDbDgAhwgoBANsOACHDCgEA2w4AIcQKAQDbDgAhxQoBANsOACEDgAoAANAJACCBCgAA0AkAIIIKAADQCQAgCrUJAADVDwAwtgkAANMKABC3CQAA1Q8AMPoJAQDQDgAhrQpAANEOACG-CgEA0A4AIcYKAQDQDgAhxwoQAIQPACHICgIAzw4AIckKEACEDwAhDrUJAADWDwAwtgkAAL0KABC3CQAA1g8AMLgJAQDQDgAhuwlAANEOACHJCUAA6Q4AIZAKQADpDgAhpQoBAOEOACG0CgEA4Q4AIcoKAQDQDgAhywoBANAOACHMCgEA4Q4AIc0KIAD_DgAhzgpAAOkOACEGtQkAANcPADC2CQAApQoAELcJAADXDwAw8AkBANAOACG0CgEA0A4AIc8KQADRDgAhB7UJAADYDwAwtgkAAI8KABC3CQAA2A8AMLoJAQDQDgAhuwlAANEOACHQCgEA0A4AIdEKAQDQDgAhB7UJAADZDwAwtgkAAPwJABC3CQAA2Q8AMLoJAQDbDgAhuwlAANwOACHQCgEA2w4AIdEKAQDbDgAhCrUJAADaDwAwtgkAAPYJABC3CQAA2g8AMLsJQADRDgAh-gkBANAOACHLCgEA0A4AIdIKAQDQDgAh0woBAOEOACHUCkAA6Q4AIdUKQADpDgAhC5oGAADcDwAgtQkAANsPADC2CQAA2gkAELcJAADbDwAw-gkBANsOACGtCkAA3A4AIb4KAQDbDgAhxgoBANsOACHHChAAjQ8AIcgKAgDaDgAhyQoQAI0PACEUoQQAAOUPACCbBgAA1A8AIJ0GAADmDwAgngYAAOcPACC1CQAA5A8AMLYJAADKCQAQtwkAAOQPADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACGQCkAA8A4AIaUKAQDmDgAhtAoBAOYOACHKCgEA2w4AIcsKAQDbDgAhzAoBAOYOACHNCiAAlg8AIc4KQADwDgAhxgwAAMoJACDHDAAAygkAIAeaBgAA3A8AILUJAADdDwAwtgkAANYJABC3CQAA3Q8AMLgJAQDbDgAhvgoBANsOACG_CkAA3A4AIQKyCgEAAAABvgoBAAAAAQqaBgAA3A8AIJwGAADgDwAgtQkAAN8PADC2CQAA0AkAELcJAADfDwAwuAkBANsOACHbCUAA3A4AIbIKAQDbDgAhvgoBANsOACHACkAA8A4AIRGbBgAA1A8AILUJAADTDwAwtgkAANkKABC3CQAA0w8AMLgJAQDbDgAh2wlAANwOACHoCQEA5g4AIZgKAgDaDgAhtQoBANsOACG4CgEA2w4AIcEKAQDbDgAhwgoBANsOACHDCgEA2w4AIcQKAQDbDgAhxQoBANsOACHGDAAA2QoAIMcMAADZCgAgDJkGAADiDwAgnwYAAOMPACC1CQAA4Q8AMLYJAADOCQAQtwkAAOEPADC7CUAA3A4AIfoJAQDbDgAhywoBANsOACHSCgEA2w4AIdMKAQDmDgAh1ApAAPAOACHVCkAA8A4AIQOACgAAxgkAIIEKAADGCQAgggoAAMYJACADgAoAAMoJACCBCgAAygkAIIIKAADKCQAgEqEEAADlDwAgmwYAANQPACCdBgAA5g8AIJ4GAADnDwAgtQkAAOQPADC2CQAAygkAELcJAADkDwAwuAkBANsOACG7CUAA3A4AIckJQADwDgAhkApAAPAOACGlCgEA5g4AIbQKAQDmDgAhygoBANsOACHLCgEA2w4AIcwKAQDmDgAhzQogAJYPACHOCkAA8A4AIQ6ZBgAA4g8AIJ8GAADjDwAgtQkAAOEPADC2CQAAzgkAELcJAADhDwAwuwlAANwOACH6CQEA2w4AIcsKAQDbDgAh0goBANsOACHTCgEA5g4AIdQKQADwDgAh1QpAAPAOACHGDAAAzgkAIMcMAADOCQAgA4AKAADWCQAggQoAANYJACCCCgAA1gkAIAOACgAA2gkAIIEKAADaCQAgggoAANoJACAC8AkBAAAAAbQKAQAAAAEHoQQAAOoPACC1CQAA6Q8AMLYJAADGCQAQtwkAAOkPADDwCQEA2w4AIbQKAQDbDgAhzwpAANwOACEOmQYAAOIPACCfBgAA4w8AILUJAADhDwAwtgkAAM4JABC3CQAA4Q8AMLsJQADcDgAh-gkBANsOACHLCgEA2w4AIdIKAQDbDgAh0woBAOYOACHUCkAA8A4AIdUKQADwDgAhxgwAAM4JACDHDAAAzgkAIAa1CQAA6w8AMLYJAADBCQAQtwkAAOsPADDwCQEA0A4AIdgKAQCYDwAh2QpAANEOACEGtQkAAOwPADC2CQAArgkAELcJAADsDwAw8AkBANsOACHYCgEAmw8AIdkKQADcDgAhAvAJAQAAAAHYCgEAAAABBrUJAADuDwAwtgkAAKgJABC3CQAA7g8AMLsJQADRDgAh0goBANAOACHbCgEA0A4AIQa1CQAA7w8AMLYJAACVCQAQtwkAAO8PADC7CUAA3A4AIdIKAQDbDgAh2woBANsOACEHtQkAAPAPADC2CQAAjwkAELcJAADwDwAwuwoCAM8OACHcCkAA0Q4AId0KEACEDwAh3goQAIQPACEHtQkAAPEPADC2CQAA_AgAELcJAADxDwAwuwoCANoOACHcCkAA3A4AId0KEACNDwAh3goQAI0PACEJtQkAAPIPADC2CQAA9ggAELcJAADyDwAwuAkBANAOACHfCgEA0A4AIeAKAQDQDgAh4QoAAJ8PACDiCiAA_w4AIeMKQADRDgAhBrUJAADzDwAwtgkAAOAIABC3CQAA8w8AMLgJAQDQDgAh4wpAANEOACHkCgEA0A4AIQfIBQAA9Q8AILUJAAD0DwAwtgkAAM0IABC3CQAA9A8AMLgJAQDbDgAh4wpAANwOACHkCgEA2w4AIQOACgAAxwgAIIEKAADHCAAgggoAAMcIACAKxwUAAPcPACC1CQAA9g8AMLYJAADHCAAQtwkAAPYPADC4CQEA2w4AId8KAQDbDgAh4AoBANsOACHhCgAApQ8AIOIKIACWDwAh4wpAANwOACEJyAUAAPUPACC1CQAA9A8AMLYJAADNCAAQtwkAAPQPADC4CQEA2w4AIeMKQADcDgAh5AoBANsOACHGDAAAzQgAIMcMAADNCAAgBrUJAAD4DwAwtgkAAMIIABC3CQAA-A8AMMcKEACEDwAh5QoBAJgPACHmCgIAzw4AIRS1CQAA-Q8AMLYJAACsCAAQtwkAAPkPADC4CQEAmA8AIbsJQADRDgAhzwkBANAOACHQCQEA4Q4AIdMJAgDPDgAh-QkBAOEOACGsCgEA0A4AIa8KQADRDgAhxwoQAIQPACHnCgEAmA8AIegKAQDQDgAh6QoBANAOACHqCgEA4Q4AIesKAAD0DgAg7ApAAOkOACHtCkAA6Q4AIe4KQADpDgAhCbUJAAD6DwAwtgkAAJYIABC3CQAA-g8AMLgJBADzDgAhrAoBANAOACHnCgEAmA8AIe8KAQDhDgAh8AoBANAOACHxCkAA0Q4AIQ61CQAA-w8AMLYJAACACAAQtwkAAPsPADDHChAAhA8AIeYKAgDPDgAh5woBAJgPACHyCgEA0A4AIfMKAQDQDgAh9AoBANAOACH1ChAAuw8AIfYKAgDPDgAh9woBANAOACH4CgEA0A4AIfkKAgD1DgAhLbUJAAD8DwAwtgkAAOoHABC3CQAA_A8AMLgJAQCYDwAhuwlAANEOACHPCQEA0A4AIfkJAQDhDgAhrAoBANAOACGvCkAA0Q4AIcYKAQDQDgAhxwoQAIQPACHLCgEA0A4AIeAKAQDhDgAh7gpAANEOACHyCgEA4Q4AIfQKAQDQDgAh9woBANAOACH6CgEA0A4AIfsKAQDQDgAh_AoBANAOACH9CgEA0A4AIf4KAQDQDgAh_woBANAOACGACxAAuw8AIYELEAC7DwAhggsCAPUOACGDCwAAnw8AIIQLAACfDwAghQsAAf0PACGGCwAB_Q8AIYcLAQDhDgAhiAsAAf4PACGJC0AA0Q4AIYoLAQDhDgAhiwsBAOEOACGMCwEA0A4AIY0LIAD_DgAhjgsCAPUOACGPCwAA9A4AIJALAAH-DwAhkQsAAPQOACCSCwEA4Q4AIZMLEAC7DwAhlAsgAP8OACGVC0AA6Q4AIQcVAADTDgAgFgAAghAAIBcAAIIQACChBAABAAAEvAkAAQAAAb0JAAEAAATCCQABgRAAIQcVAADjDgAgFgAAgBAAIBcAAIAQACChBAABAAAFvAkAAQAAAb0JAAEAAAXCCQAB_w8AIQcVAADjDgAgFgAAgBAAIBcAAIAQACChBAABAAAFvAkAAQAAAb0JAAEAAAXCCQAB_w8AIQShBAABAAAFvAkAAQAAAb0JAAEAAAXCCQABgBAAIQcVAADTDgAgFgAAghAAIBcAAIIQACChBAABAAAEvAkAAQAAAb0JAAEAAATCCQABgRAAIQShBAABAAAEvAkAAQAAAb0JAAEAAATCCQABghAAITDzBAAAhhAAIPQEAACHEAAg9gQAAIgQACC1CQAAgxAAMLYJAADXBwAQtwkAAIMQADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACH5CQEA5g4AIawKAQDbDgAhrwpAANwOACHGCgEA2w4AIccKEACNDwAhywoBANsOACHgCgEA5g4AIe4KQADcDgAh8goBAOYOACH0CgEA2w4AIfcKAQDbDgAh-goBANsOACH7CgEA2w4AIfwKAQDbDgAh_QoBANsOACH-CgEA2w4AIf8KAQDbDgAhgAsQAMUPACGBCxAAxQ8AIYILAgCTDwAhgwsAAKUPACCECwAApQ8AIIULAAGEEAAhhgsAAYQQACGHCwEA5g4AIYgLAAGFEAAhiQtAANwOACGKCwEA5g4AIYsLAQDmDgAhjAsBANsOACGNCyAAlg8AIY4LAgCTDwAhjwsAAJIPACCQCwABhRAAIZELAACSDwAgkgsBAOYOACGTCxAAxQ8AIZQLIACWDwAhlQtAAPAOACEEoQQAAQAABLwJAAEAAAG9CQABAAAEwgkAAYIQACEEoQQAAQAABbwJAAEAAAG9CQABAAAFwgkAAYAQACEDgAoAAMIHACCBCgAAwgcAIIIKAADCBwAgA4AKAADGBwAggQoAAMYHACCCCgAAxgcAIAOACgAAygcAIIEKAADKBwAgggoAAMoHACAC5QoBAAAAAeYKAgAAAAEH9QQAAIsQACC1CQAAihAAMLYJAADOBwAQtwkAAIoQADDHChAAjQ8AIeUKAQCbDwAh5goCANoOACEY8gQAAI4QACDzBAAAjxAAILUJAACNEAAwtgkAAMoHABC3CQAAjRAAMLgJAQCbDwAhuwlAANwOACHPCQEA2w4AIdAJAQDmDgAh0wkCANoOACH5CQEA5g4AIawKAQDbDgAhrwpAANwOACHHChAAjQ8AIecKAQCbDwAh6AoBANsOACHpCgEA2w4AIeoKAQDmDgAh6woAAJIPACDsCkAA8A4AIe0KQADwDgAh7gpAAPAOACHGDAAAygcAIMcMAADKBwAgAucKAQAAAAHpCgEAAAABFvIEAACOEAAg8wQAAI8QACC1CQAAjRAAMLYJAADKBwAQtwkAAI0QADC4CQEAmw8AIbsJQADcDgAhzwkBANsOACHQCQEA5g4AIdMJAgDaDgAh-QkBAOYOACGsCgEA2w4AIa8KQADcDgAhxwoQAI0PACHnCgEAmw8AIegKAQDbDgAh6QoBANsOACHqCgEA5g4AIesKAACSDwAg7ApAAPAOACHtCkAA8A4AIe4KQADwDgAhMvMEAACGEAAg9AQAAIcQACD2BAAAiBAAILUJAACDEAAwtgkAANcHABC3CQAAgxAAMLgJAQCbDwAhuwlAANwOACHPCQEA2w4AIfkJAQDmDgAhrAoBANsOACGvCkAA3A4AIcYKAQDbDgAhxwoQAI0PACHLCgEA2w4AIeAKAQDmDgAh7gpAANwOACHyCgEA5g4AIfQKAQDbDgAh9woBANsOACH6CgEA2w4AIfsKAQDbDgAh_AoBANsOACH9CgEA2w4AIf4KAQDbDgAh_woBANsOACGACxAAxQ8AIYELEADFDwAhggsCAJMPACGDCwAApQ8AIIQLAAClDwAghQsAAYQQACGGCwABhBAAIYcLAQDmDgAhiAsAAYUQACGJC0AA3A4AIYoLAQDmDgAhiwsBAOYOACGMCwEA2w4AIY0LIACWDwAhjgsCAJMPACGPCwAAkg8AIJALAAGFEAAhkQsAAJIPACCSCwEA5g4AIZMLEADFDwAhlAsgAJYPACGVC0AA8A4AIcYMAADXBwAgxwwAANcHACADgAoAAM4HACCBCgAAzgcAIIIKAADOBwAgCvIEAACOEAAgtQkAAJAQADC2CQAAxgcAELcJAACQEAAwuAkEAIsPACGsCgEA2w4AIecKAQCbDwAh7woBAOYOACHwCgEA2w4AIfEKQADcDgAhAuYKAgAAAAHnCgEAAAABD_IEAACOEAAgtQkAAJIQADC2CQAAwgcAELcJAACSEAAwxwoQAI0PACHmCgIA2g4AIecKAQCbDwAh8goBANsOACHzCgEA2w4AIfQKAQDbDgAh9QoQAMUPACH2CgIA2g4AIfcKAQDbDgAh-AoBANsOACH5CgIAkw8AIQTGCgEAAAAB-woBAAAAAfwKAQAAAAH-CgEAAAABB7UJAACUEAAwtgkAAL0HABC3CQAAlBAAMOkKAQDQDgAhmgsCAM8OACGbC0AA0Q4AIZwLQADRDgAhB7UJAACVEAAwtgkAAKoHABC3CQAAlRAAMOkKAQDbDgAhmgsCANoOACGbC0AA3A4AIZwLQADcDgAhBbUJAACWEAAwtgkAAKQHABC3CQAAlhAAMOkKAQDQDgAhnQtAANEOACEFtQkAAJcQADC2CQAAkQcAELcJAACXEAAw6QoBANsOACGdC0AA3A4AIRe1CQAAmBAAMLYJAACLBwAQtwkAAJgQADC4CQEA0A4AIbsJQADRDgAhyQlAAOkOACHPCQAAmRCfCyLvCQEA0A4AIfAJAQDQDgAh-gkBANAOACGTCgEA0A4AIZsKQADRDgAhrwpAANEOACG_CkAA6Q4AIe4KQADpDgAh9AoBANAOACGaCwIAzw4AIZ8LAACfDwAgoAsCAM8OACGhCwAA9A4AIKILAAD0DgAgowsBAOEOACGkC0AA0Q4AIQcVAADTDgAgFgAAmxAAIBcAAJsQACChBAAAAJ8LCLwJAAAAnwsCvQkAAACfCwjCCQAAmhCfCyIHFQAA0w4AIBYAAJsQACAXAACbEAAgoQQAAACfCwi8CQAAAJ8LAr0JAAAAnwsIwgkAAJoQnwsiBKEEAAAAnwsIvAkAAACfCwK9CQAAAJ8LCMIJAACbEJ8LIhe1CQAAnBAAMLYJAAD4BgAQtwkAAJwQADC4CQEA2w4AIbsJQADcDgAhyQlAAPAOACHPCQAAnRCfCyLvCQEA2w4AIfAJAQDbDgAh-gkBANsOACGTCgEA2w4AIZsKQADcDgAhrwpAANwOACG_CkAA8A4AIe4KQADwDgAh9AoBANsOACGaCwIA2g4AIZ8LAAClDwAgoAsCANoOACGhCwAAkg8AIKILAACSDwAgowsBAOYOACGkC0AA3A4AIQShBAAAAJ8LCLwJAAAAnwsCvQkAAACfCwjCCQAAmxCfCyIK3AEBANAOACG1CQAAnhAAMLYJAADyBgAQtwkAAJ4QADC4CQQA8w4AIcsKAQDQDgAh0goBANAOACGlCwEA0A4AIaYLAQDQDgAhpwsCAM8OACEFtQkAAJ8QADC2CQAA3AYAELcJAACfEAAw0goBANAOACGoCwIAzw4AIQbdAQAAoRAAILUJAACgEAAwtgkAAMkGABC3CQAAoBAAMNIKAQDbDgAhqAsCANoOACEDgAoAAMMGACCBCgAAwwYAIIIKAADDBgAgC9wBAQDbDgAhoQQAAKMQACC1CQAAohAAMLYJAADDBgAQtwkAAKIQADC4CQQAiw8AIcsKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACEI3QEAAKEQACC1CQAAoBAAMLYJAADJBgAQtwkAAKAQADDSCgEA2w4AIagLAgDaDgAhxgwAAMkGACDHDAAAyQYAIAi1CQAApBAAMLYJAAC-BgAQtwkAAKQQADC7CUAA0Q4AIdIKAQDQDgAh5woBANAOACHpCgEA0A4AIaULAQDQDgAhCLUJAAClEAAwtgkAAKsGABC3CQAApRAAMLsJQADcDgAh0goBANsOACHnCgEA2w4AIekKAQDbDgAhpQsBANsOACEC0goBAAAAAecKAQAAAAEJtQkAAKcQADC2CQAApQYAELcJAACnEAAwzwkAAKgQqwsi-gkBANAOACGwCkAA6Q4AIfMKAQDQDgAhqwsBAOEOACGsC0AA0Q4AIQcVAADTDgAgFgAAqhAAIBcAAKoQACChBAAAAKsLCLwJAAAAqwsCvQkAAACrCwjCCQAAqRCrCyIHFQAA0w4AIBYAAKoQACAXAACqEAAgoQQAAACrCwi8CQAAAKsLAr0JAAAAqwsIwgkAAKkQqwsiBKEEAAAAqwsIvAkAAACrCwK9CQAAAKsLCMIJAACqEKsLIgm1CQAAqxAAMLYJAACSBgAQtwkAAKsQADDPCQAArBCrCyL6CQEA2w4AIbAKQADwDgAh8woBANsOACGrCwEA5g4AIawLQADcDgAhBKEEAAAAqwsIvAkAAACrCwK9CQAAAKsLCMIJAACqEKsLIgW1CQAArRAAMLYJAACMBgAQtwkAAK0QADDSCgEA0A4AIeMKQADRDgAhBbUJAACuEAAwtgkAAPkFABC3CQAArhAAMNIKAQDbDgAh4wpAANwOACERtQkAAK8QADC2CQAA8wUAELcJAACvEAAwuAkBAJgPACG7CUAA0Q4AIfAJAQDQDgAhsApAAOkOACHgCgEA0A4AIfIKAQDhDgAh-AoBAOEOACGKCwEA0A4AIYwLAQDQDgAhrQsBANAOACGuCwAAnw8AIK8LAQDQDgAhsAsBANAOACGxCwEA4Q4AIRG1CQAAsBAAMLYJAADgBQAQtwkAALAQADC4CQEAmw8AIbsJQADcDgAh8AkBANsOACGwCkAA8A4AIeAKAQDbDgAh8goBAOYOACH4CgEA5g4AIYoLAQDbDgAhjAsBANsOACGtCwEA2w4AIa4LAAClDwAgrwsBANsOACGwCwEA2w4AIbELAQDmDgAhB7UJAACxEAAwtgkAANoFABC3CQAAsRAAMLsJQADRDgAhyQlAANEOACHnCQAB_Q8AIaUKAQDQDgAhB7UJAACyEAAwtgkAAMcFABC3CQAAshAAMLsJQADcDgAhyQlAANwOACHnCQABhBAAIaUKAQDbDgAhB7UJAACzEAAwtgkAAMEFABC3CQAAsxAAMMkJQADRDgAhpQoBANAOACH-CgEA0A4AIbILQADRDgAhB7UJAAC0EAAwtgkAAK4FABC3CQAAtBAAMMkJQADcDgAhpQoBANsOACH-CgEA2w4AIbILQADcDgAhBccFBADzDgAhtQkAALUQADC2CQAAqAUAELcJAAC1EAAwuAkCAM8OACEFxwUEAIsPACG1CQAAthAAMLYJAACVBQAQtwkAALYQADC4CQIA2g4AIQ61CQAAtxAAMLYJAACPBQAQtwkAALcQADC4CQIAzw4AIaIKAQDhDgAh8goBANAOACGKCwEA0A4AIbELAAH9DwAhswsCAM8OACG0CwEA0A4AIbULAQDQDgAhtgsBAOEOACG3CwEA4Q4AIbgLAAH-DwAhDbUJAAC4EAAwtgkAAPkEABC3CQAAuBAAMLgJAgDPDgAhtQsBANAOACG5CwEA0A4AIboLAQDQDgAhuwsBANAOACG8CwEA0A4AIb0LAQDhDgAhvgsBAOEOACG_CwAAuRAAIMALIAD_DgAhBLwJAQAAAAXBCwEAAAABwgsBAAAABMMLAQAAAAQOkAMAALsQACC1CQAAuhAAMLYJAADmBAAQtwkAALoQADC4CQIA2g4AIbULAQDbDgAhuQsBANsOACG6CwEA2w4AIbsLAQDbDgAhvAsBANsOACG9CwEA5g4AIb4LAQDmDgAhvwsAALkQACDACyAAlg8AIQOACgAA4AQAIIEKAADgBAAgggoAAOAEACAD8goBAAAAAYoLAQAAAAGzCwIAAAABD48DAAC-EAAgtQkAAL0QADC2CQAA4AQAELcJAAC9EAAwuAkCANoOACGiCgEA5g4AIfIKAQDbDgAhigsBANsOACGxCwABhBAAIbMLAgDaDgAhtAsBANsOACG1CwEA2w4AIbYLAQDmDgAhtwsBAOYOACG4CwABhRAAIRCQAwAAuxAAILUJAAC6EAAwtgkAAOYEABC3CQAAuhAAMLgJAgDaDgAhtQsBANsOACG5CwEA2w4AIboLAQDbDgAhuwsBANsOACG8CwEA2w4AIb0LAQDmDgAhvgsBAOYOACG_CwAAuRAAIMALIACWDwAhxgwAAOYEACDHDAAA5gQAIAe1CQAAvxAAMLYJAADbBAAQtwkAAL8QADC6CwEA0A4AIcULQADRDgAhxgtAAOkOACHHCwEA4Q4AIQe1CQAAwBAAMLYJAADIBAAQtwkAAMAQADC6CwEA2w4AIcULQADcDgAhxgtAAPAOACHHCwEA5g4AIQi1CQAAwRAAMLYJAADCBAAQtwkAAMEQADC4CQEAmA8AIbsJQADRDgAh8AkBANAOACHICwEAmA8AIckLBADzDgAhD7UJAADCEAAwtgkAAKwEABC3CQAAwhAAMLgJAQCYDwAhuwlAANEOACHJCUAA6Q4AIdAJAQDhDgAh_AoAAMQQzgsiyQsEAPMOACHKCwEA0A4AIcsLAQDQDgAhzAsBAMMQACHOCwQA8w4AIc8LBADzDgAh0AtAAOkOACELFQAA4w4AIBYAAOQOACAXAADkDgAgoQQBAAAABbwJAQAAAAG9CQEAAAAFvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQDHEAAhBxUAANMOACAWAADGEAAgFwAAxhAAIKEEAAAAzgsIvAkAAADOCwK9CQAAAM4LCMIJAADFEM4LIgcVAADTDgAgFgAAxhAAIBcAAMYQACChBAAAAM4LCLwJAAAAzgsCvQkAAADOCwjCCQAAxRDOCyIEoQQAAADOCwi8CQAAAM4LAr0JAAAAzgsIwgkAAMYQzgsiCxUAAOMOACAWAADkDgAgFwAA5A4AIKEEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEAxxAAIQe1CQAAyBAAMLYJAACUBAAQtwkAAMgQADC7CUAA0Q4AIfAJAQDQDgAhzAsBAJgPACHSCwAAyRDSCyIHFQAA0w4AIBYAAMsQACAXAADLEAAgoQQAAADSCwi8CQAAANILAr0JAAAA0gsIwgkAAMoQ0gsiBxUAANMOACAWAADLEAAgFwAAyxAAIKEEAAAA0gsIvAkAAADSCwK9CQAAANILCMIJAADKENILIgShBAAAANILCLwJAAAA0gsCvQkAAADSCwjCCQAAyxDSCyIItQkAAMwQADC2CQAA_gMAELcJAADMEAAwuAkBAJgPACG7CUAA0Q4AIdIKAQDQDgAhywsBANAOACHTCwEA0A4AIQLwCQEAAAAByAsBAAAAAQm8AgAAzxAAILUJAADOEAAwtgkAAOQDABC3CQAAzhAAMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIcgLAQCbDwAhyQsEAIsPACETugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh_AoAANUQzgsiyQsEAIsPACHKCwEA2w4AIcsLAQDbDgAhzAsBANQQACHOCwQAiw8AIc8LBACLDwAh0AtAAPAOACHGDAAA3gMAIMcMAADeAwAgCrsCAADREAAgvgIAANIQACC1CQAA0BAAMLYJAADiAwAQtwkAANAQADC4CQEAmw8AIbsJQADcDgAh0goBANsOACHLCwEA2w4AIdMLAQDbDgAhA4AKAADaAwAggQoAANoDACCCCgAA2gMAIAOACgAA3gMAIIEKAADeAwAgggoAAN4DACARugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh_AoAANUQzgsiyQsEAIsPACHKCwEA2w4AIcsLAQDbDgAhzAsBANQQACHOCwQAiw8AIc8LBACLDwAh0AtAAPAOACEIoQQBAAAABbwJAQAAAAG9CQEAAAAFvgkBAAAAAb8JAQAAAAHACQEAAAABwQkBAAAAAcIJAQDYEAAhBKEEAAAAzgsIvAkAAADOCwK9CQAAAM4LCMIJAADGEM4LIgy7AgAA0RAAIL4CAADSEAAgtQkAANAQADC2CQAA4gMAELcJAADQEAAwuAkBAJsPACG7CUAA3A4AIdIKAQDbDgAhywsBANsOACHTCwEA2w4AIcYMAADiAwAgxwwAAOIDACADgAoAAOQDACCBCgAA5AMAIIIKAADkAwAgCKEEAQAAAAW8CQEAAAABvQkBAAAABb4JAQAAAAG_CQEAAAABwAkBAAAAAcEJAQAAAAHCCQEA2BAAIQLwCQEAAAABzAsBAAAAAQi6AgAA3BAAILUJAADaEAAwtgkAANoDABC3CQAA2hAAMLsJQADcDgAh8AkBANsOACHMCwEAmw8AIdILAADbENILIgShBAAAANILCLwJAAAA0gsCvQkAAADSCwjCCQAAyxDSCyIMuwIAANEQACC-AgAA0hAAILUJAADQEAAwtgkAAOIDABC3CQAA0BAAMLgJAQCbDwAhuwlAANwOACHSCgEA2w4AIcsLAQDbDgAh0wsBANsOACHGDAAA4gMAIMcMAADiAwAgD7UJAADdEAAwtgkAANUDABC3CQAA3RAAMOYKAgDPDgAhugsBANAOACG7CwEA4Q4AIdYLAQDQDgAh1wsCAM8OACHZCwAA3hDZCyLaCwIA9Q4AIdsLAQDhDgAh3AsBAOEOACHdCwEA4Q4AId4LAAD0DgAg3wsCAM8OACEHFQAA0w4AIBYAAOAQACAXAADgEAAgoQQAAADZCwi8CQAAANkLAr0JAAAA2QsIwgkAAN8Q2QsiBxUAANMOACAWAADgEAAgFwAA4BAAIKEEAAAA2QsIvAkAAADZCwK9CQAAANkLCMIJAADfENkLIgShBAAAANkLCLwJAAAA2QsCvQkAAADZCwjCCQAA4BDZCyIPtQkAAOEQADC2CQAAwgMAELcJAADhEAAw5goCANoOACG6CwEA2w4AIbsLAQDmDgAh1gsBANsOACHXCwIA2g4AIdkLAADiENkLItoLAgCTDwAh2wsBAOYOACHcCwEA5g4AId0LAQDmDgAh3gsAAJIPACDfCwIA2g4AIQShBAAAANkLCLwJAAAA2QsCvQkAAADZCwjCCQAA4BDZCyICugsBAAAAAdYLAQAAAAEC5goCAAAAAdYLAQAAAAEUtQkAAOUQADC2CQAAvAMAELcJAADlEAAwwApAANEOACG1CwEA4Q4AIbcLAQDQDgAhuAsAAf0PACG6CwEA0A4AIbsLAQDhDgAhvAsBAOEOACHcCwEA0A4AId0LAQDQDgAh4gsBANAOACHjCwEA4Q4AIeQLAQDhDgAh5QsBAOEOACHmCwAAuRAAIOcLAAC5EAAg6AsgAP8OACHpC0AA6Q4AIRS1CQAA5hAAMLYJAACvAwAQtwkAAOYQADDACkAA3A4AIbULAQDmDgAhtwsBANsOACG4CwABhBAAIboLAQDbDgAhuwsBAOYOACG8CwEA5g4AIdwLAQDbDgAh3QsBANsOACHiCwEA2w4AIeMLAQDmDgAh5AsBAOYOACHlCwEA5g4AIeYLAAC5EAAg5wsAALkQACDoCyAAlg8AIekLQADwDgAhDLUJAADnEAAwtgkAAKkDABC3CQAA5xAAMLgJBADzDgAhyQlAANEOACHwCQEA0A4AIZwKQADRDgAhsgtAAOkOACHqCwEA0A4AIesLAAH9DwAh7AsAAf0PACHtCwIAzw4AIQy1CQAA6BAAMLYJAACWAwAQtwkAAOgQADC4CQQAiw8AIckJQADcDgAh8AkBANsOACGcCkAA3A4AIbILQADwDgAh6gsBANsOACHrCwABhBAAIewLAAGEEAAh7QsCANoOACEQtQkAAOkQADC2CQAAkAMAELcJAADpEAAwuwlAANEOACHPCQEA4Q4AIfAJAQDQDgAhrwpAANEOACHqCwEA0A4AIe4LAQDQDgAh7wsBANAOACHwCwEA0A4AIfELAQDhDgAh8gsBANAOACHzCwEA0A4AIfQLAQDQDgAh9QtAAOkOACEQtQkAAOoQADC2CQAA_QIAELcJAADqEAAwuwlAANwOACHPCQEA5g4AIfAJAQDbDgAhrwpAANwOACHqCwEA2w4AIe4LAQDbDgAh7wsBANsOACHwCwEA2w4AIfELAQDmDgAh8gsBANsOACHzCwEA2w4AIfQLAQDbDgAh9QtAAPAOACEJtQkAAOsQADC2CQAA9wIAELcJAADrEAAwuAkEAPMOACHQCgEA0A4AIdIKAQDQDgAhpQsBANAOACGmCwEA0A4AIacLAgDPDgAhE7UJAADsEAAwtgkAAOECABC3CQAA7BAAMLsJQADRDgAhyQlAAOkOACHPCQAA7RD3CyKSCgQA8w4AIcsKAQDQDgAh0goBANAOACGoCwIAzw4AIfcLQADpDgAh-AsBAOEOACH5C0AA6Q4AIfoLQADpDgAh-wtAAOkOACH8CwIAzw4AIf0LQADpDgAh_gtAAOkOACH_C0AA6Q4AIQcVAADTDgAgFgAA7xAAIBcAAO8QACChBAAAAPcLCLwJAAAA9wsCvQkAAAD3CwjCCQAA7hD3CyIHFQAA0w4AIBYAAO8QACAXAADvEAAgoQQAAAD3Cwi8CQAAAPcLAr0JAAAA9wsIwgkAAO4Q9wsiBKEEAAAA9wsIvAkAAAD3CwK9CQAAAPcLCMIJAADvEPcLIhTdAQAA8hAAILUJAADwEAAwtgkAAM4CABC3CQAA8BAAMLsJQADcDgAhyQlAAPAOACHPCQAA8RD3CyKSCgQAiw8AIcsKAQDbDgAh0goBANsOACGoCwIA2g4AIfcLQADwDgAh-AsBAOYOACH5C0AA8A4AIfoLQADwDgAh-wtAAPAOACH8CwIA2g4AIf0LQADwDgAh_gtAAPAOACH_C0AA8A4AIQShBAAAAPcLCLwJAAAA9wsCvQkAAAD3CwjCCQAA7xD3CyIDgAoAAMgCACCBCgAAyAIAIIIKAADIAgAgCtwBAAD0EAAgtQkAAPMQADC2CQAAyAIAELcJAADzEAAwuAkEAIsPACHQCgEA2w4AIdIKAQDbDgAhpQsBANsOACGmCwEA2w4AIacLAgDaDgAhFt0BAADyEAAgtQkAAPAQADC2CQAAzgIAELcJAADwEAAwuwlAANwOACHJCUAA8A4AIc8JAADxEPcLIpIKBACLDwAhywoBANsOACHSCgEA2w4AIagLAgDaDgAh9wtAAPAOACH4CwEA5g4AIfkLQADwDgAh-gtAAPAOACH7C0AA8A4AIfwLAgDaDgAh_QtAAPAOACH-C0AA8A4AIf8LQADwDgAhxgwAAM4CACDHDAAAzgIAIBW1CQAA9RAAMLYJAADDAgAQtwkAAPUQADC4CQQA8w4AIc8JAAD3EIIMItMJAgDPDgAh7wkAAPYQgQwi8AkBANAOACH6CQEA0A4AIawKAQDhDgAhrQpAAOkOACHHCgQA8w4AIdAKAQDQDgAhqwsBAOEOACGsC0AA0Q4AIYIMAgDPDgAhgwxAAOkOACGEDAIA9Q4AIYUMQADpDgAhhgxAAOkOACGHDEAA6Q4AIQcVAADTDgAgFgAA-xAAIBcAAPsQACChBAAAAIEMCLwJAAAAgQwCvQkAAACBDAjCCQAA-hCBDCIHFQAA0w4AIBYAAPkQACAXAAD5EAAgoQQAAACCDAi8CQAAAIIMAr0JAAAAggwIwgkAAPgQggwiBxUAANMOACAWAAD5EAAgFwAA-RAAIKEEAAAAggwIvAkAAACCDAK9CQAAAIIMCMIJAAD4EIIMIgShBAAAAIIMCLwJAAAAggwCvQkAAACCDAjCCQAA-RCCDCIHFQAA0w4AIBYAAPsQACAXAAD7EAAgoQQAAACBDAi8CQAAAIEMAr0JAAAAgQwIwgkAAPoQgQwiBKEEAAAAgQwIvAkAAACBDAK9CQAAAIEMCMIJAAD7EIEMIhW1CQAA_BAAMLYJAACwAgAQtwkAAPwQADC4CQQAiw8AIc8JAAD-EIIMItMJAgDaDgAh7wkAAP0QgQwi8AkBANsOACH6CQEA2w4AIawKAQDmDgAhrQpAAPAOACHHCgQAiw8AIdAKAQDbDgAhqwsBAOYOACGsC0AA3A4AIYIMAgDaDgAhgwxAAPAOACGEDAIAkw8AIYUMQADwDgAhhgxAAPAOACGHDEAA8A4AIQShBAAAAIEMCLwJAAAAgQwCvQkAAACBDAjCCQAA-xCBDCIEoQQAAACCDAi8CQAAAIIMAr0JAAAAggwIwgkAAPkQggwiAoMMQAAAAAGEDAIAAAABErUJAACAEQAwtgkAAKoCABC3CQAAgBEAMM8KQADRDgAh0goBANAOACGJDAEA0A4AIYoMAgDPDgAhiwwAAJ8PACCMDAEA0A4AIY0MAACfDwAgjgwBANAOACGPDCAA_w4AIZAMAgDPDgAhkQwBANAOACGSDAEA0A4AIZMMAQDQDgAhlAwAAf4PACGVDAEA0A4AIRK1CQAAgREAMLYJAACXAgAQtwkAAIERADDPCkAA3A4AIdIKAQDbDgAhiQwBANsOACGKDAIA2g4AIYsMAAClDwAgjAwBANsOACGNDAAApQ8AII4MAQDbDgAhjwwgAJYPACGQDAIA2g4AIZEMAQDbDgAhkgwBANsOACGTDAEA2w4AIZQMAAGFEAAhlQwBANsOACEItQkAAIIRADC2CQAAkQIAELcJAACCEQAwmAoEAPMOACHcCkAA0Q4AIZYMAgDPDgAhlwwCAM8OACGYDAQA8w4AIQi1CQAAgxEAMLYJAAD-AQAQtwkAAIMRADCYCgQAiw8AIdwKQADcDgAhlgwCANoOACGXDAIA2g4AIZgMBACLDwAhAtwKQAAAAAGWDAIAAAABCrUJAACFEQAwtgkAAPgBABC3CQAAhREAMPkJAAH9DwAhlgwCAM8OACGaDAAB_Q8AIZsMBADzDgAhnAwCAM8OACGdDAAB_Q8AIZ4MAAH-DwAhCrUJAACGEQAwtgkAAOUBABC3CQAAhhEAMPkJAAGEEAAhlgwCANoOACGaDAABhBAAIZsMBACLDwAhnAwCANoOACGdDAABhBAAIZ4MAAGFEAAhBJYMAgAAAAGaDAABAAABmwwEAAAAAZwMAgAAAAEKtQkAAIgRADC2CQAA3wEAELcJAACIEQAwywoAAf0PACGTCxAAhA8AIZYMAgDPDgAhmgwAAf0PACGhDAAAiRGhDCKiDBAAhA8AIaMMAgDPDgAhBxUAANMOACAWAACLEQAgFwAAixEAIKEEAAAAoQwIvAkAAAChDAK9CQAAAKEMCMIJAACKEaEMIgcVAADTDgAgFgAAixEAIBcAAIsRACChBAAAAKEMCLwJAAAAoQwCvQkAAAChDAjCCQAAihGhDCIEoQQAAAChDAi8CQAAAKEMAr0JAAAAoQwIwgkAAIsRoQwiCrUJAACMEQAwtgkAAMwBABC3CQAAjBEAMMsKAAGEEAAhkwsQAI0PACGWDAIA2g4AIZoMAAGEEAAhoQwAAI0RoQwiogwQAI0PACGjDAIA2g4AIQShBAAAAKEMCLwJAAAAoQwCvQkAAAChDAjCCQAAixGhDCIFywoAAQAAAZYMAgAAAAGaDAABAAABoQwAAAChDAKiDBAAAAABD7UJAACPEQAwtgkAAMYBABC3CQAAjxEAMPkJAAH9DwAh6goAAf0PACGmCxAAhA8AIZYMAgDPDgAhmgwAAf0PACGbDAQA8w4AIZwMAgDPDgAhoQwAAIkRoQwiogwQAIQPACGlDAIAzw4AIaYMAgDPDgAhpwwAAf0PACEPtQkAAJARADC2CQAAswEAELcJAACQEQAw-QkAAYQQACHqCgABhBAAIaYLEACNDwAhlgwCANoOACGaDAABhBAAIZsMBACLDwAhnAwCANoOACGhDAAAjRGhDCKiDBAAjQ8AIaUMAgDaDgAhpgwCANoOACGnDAABhBAAIQSWDAIAAAABmwwEAAAAAaUMAgAAAAGmDAIAAAABELUJAACSEQAwtgkAAK0BABC3CQAAkhEAMO8JAQDQDgAh-QkAAf0PACHmCgIAzw4AIeoKAAH-DwAhpgsQAIQPACHHCwEA4Q4AIZYMAgDPDgAhmwwEAPMOACGcDAIAzw4AIacMAAH9DwAhqQwBANAOACGqDAQA8w4AIasMBADzDgAhELUJAACTEQAwtgkAAJoBABC3CQAAkxEAMO8JAQDbDgAh-QkAAYQQACHmCgIA2g4AIeoKAAGFEAAhpgsQAI0PACHHCwEA5g4AIZYMAgDaDgAhmwwEAIsPACGcDAIA2g4AIacMAAGEEAAhqQwBANsOACGqDAQAiw8AIasMBACLDwAhBOYKAgAAAAGWDAIAAAABmwwEAAAAAZwMAgAAAAEStQkAAJURADC2CQAAlAEAELcJAACVEQAw6goAAf4PACH-CgQA8w4AIZ8LAAH9DwAhpgsQAIQPACHsCwAB_Q8AIZYMAgDPDgAhmwwEAPMOACGnDAAB_Q8AIaoMBADzDgAhqwwEAPMOACGtDAIAzw4AIa4MEACEDwAhrwwAAf4PACGwDAQA8w4AIbEMIAD_DgAhErUJAACWEQAwtgkAAIEBABC3CQAAlhEAMOoKAAGFEAAh_goEAIsPACGfCwABhBAAIaYLEACNDwAh7AsAAYQQACGWDAIA2g4AIZsMBACLDwAhpwwAAYQQACGqDAQAiw8AIasMBACLDwAhrQwCANoOACGuDBAAjQ8AIa8MAAGFEAAhsAwEAIsPACGxDCAAlg8AIQOWDAIAAAABmwwEAAAAAa0MAgAAAAEPtQkAAJgRADC2CQAAewAQtwkAAJgRADCYCgIAzw4AIewLAAH9DwAhlgwCAM8OACGYDAIAzw4AIasMEACEDwAhswwEAPMOACG0DAAB_Q8AIbUMQADRDgAhtgwAAf0PACG3DBAAhA8AIbgMEAC7DwAhuQwgAP8OACEPtQkAAJkRADC2CQAAaAAQtwkAAJkRADCYCgIA2g4AIewLAAGEEAAhlgwCANoOACGYDAIA2g4AIasMEACNDwAhswwEAIsPACG0DAABhBAAIbUMQADcDgAhtgwAAYQQACG3DBAAjQ8AIbgMEADFDwAhuQwgAJYPACEClgwCAAAAAbMMBAAAAAEItQkAAJsRADC2CQAAYgAQtwkAAJsRADCWDAIAzw4AIbsMBADzDgAhvAwEAPYOACG9DAAB_g8AIb4MQADRDgAhCLUJAACcEQAwtgkAAE8AELcJAACcEQAwlgwCANoOACG7DAQAiw8AIbwMBACMDwAhvQwAAYUQACG-DEAA3A4AIQq1CQAAnREAMLYJAABJABC3CQAAnREAMLgJBADzDgAh7wkBANAOACGsCgEA0A4AIfEKQADRDgAhvwwBANAOACHBDAAAnhHBDCLCDAEA0A4AIQcVAADTDgAgFgAAoBEAIBcAAKARACChBAAAAMEMCLwJAAAAwQwCvQkAAADBDAjCCQAAnxHBDCIHFQAA0w4AIBYAAKARACAXAACgEQAgoQQAAADBDAi8CQAAAMEMAr0JAAAAwQwIwgkAAJ8RwQwiBKEEAAAAwQwIvAkAAADBDAK9CQAAAMEMCMIJAACgEcEMIgq1CQAAoREAMLYJAAA2ABC3CQAAoREAMLgJBACLDwAh7wkBANsOACGsCgEA2w4AIfEKQADcDgAhvwwBANsOACHBDAAAohHBDCLCDAEA2w4AIQShBAAAAMEMCLwJAAAAwQwCvQkAAADBDAjCCQAAoBHBDCIHtQkAAKMRADC2CQAAMAAQtwkAAKMRADClCgEA0A4AIawKAQDQDgAhvwwBANAOACHDDEAA0Q4AIQe1CQAApBEAMLYJAAAdABC3CQAApBEAMKUKAQDbDgAhrAoBANsOACG_DAEA2w4AIcMMQADcDgAhCLUJAAClEQAwtgkAABcAELcJAAClEQAw7wkAAKYRxQwirAoBANAOACG_DAEA0A4AIcIMAQDQDgAhwwxAANEOACEHFQAA0w4AIBYAAKgRACAXAACoEQAgoQQAAADFDAi8CQAAAMUMAr0JAAAAxQwIwgkAAKcRxQwiBxUAANMOACAWAACoEQAgFwAAqBEAIKEEAAAAxQwIvAkAAADFDAK9CQAAAMUMCMIJAACnEcUMIgShBAAAAMUMCLwJAAAAxQwCvQkAAADFDAjCCQAAqBHFDCIItQkAAKkRADC2CQAABAAQtwkAAKkRADDvCQAAqhHFDCKsCgEA2w4AIb8MAQDbDgAhwgwBANsOACHDDEAA3A4AIQShBAAAAMUMCLwJAAAAxQwCvQkAAADFDAjCCQAAqBHFDCIC7wkAAADFDALCDAEAAAABAAAAAAAFzgwCAAAAAdIMAgAAAAHTDAIAAAAB1AwCAAAAAdUMAgAAAAEBzgwBAAAAAQHODEAAAAABAAAAAAAAAAHODAEAAAABAAAAAAABzgwAAADPCQIBzgxAAAAAAQcPAADgFwAgEAAA4xcAIMgMAADhFwAgyQwAAOIXACDKDAAAow0AIMsMAACjDQAgzAwAAJcNACADDwAA4BcAIMgMAADhFwAgzAwAAJcNACALwggAAIISACDDCAAAgxIAIMQIAACEEgAg6AkAALcRACD2CQAAtxEAIPcJAAC3EQAg-QkAALcRACD7CQAAtxEAIPwJAAC3EQAg_QkAALcRACD_CQAAtxEAIAAAAAAABc4MBAAAAAHSDAQAAAAB0wwEAAAAAdQMBAAAAAHVDAQAAAABBc4MAgAAAAHSDAIAAAAB0wwCAAAAAdQMAgAAAAHVDAIAAAABBc4MBAAAAAHSDAQAAAAB0wwEAAAAAdQMBAAAAAHVDAQAAAABBQ8AANsXACAQAADeFwAgyAwAANwXACDJDAAA3RcAIMwMAACXDQAgAw8AANsXACDIDAAA3BcAIMwMAACXDQAgAAAAAAABzgwgAAAAAQUPAADWFwAgEAAA2RcAIMgMAADXFwAgyQwAANgXACDMDAAAlw0AIAMPAADWFwAgyAwAANcXACDMDAAAlw0AIAAAAAAAAc4MAAAA7wkCBc4MEAAAAAHSDBAAAAAB0wwQAAAAAdQMEAAAAAHVDBAAAAABCw8AAPMRADAQAAD4EQAwyAwAAPQRADDJDAAA9REAMMoMAAD3EQAwywwAAPcRADDMDAAA9xEAMM0MAAD2EQAgzgwAAPcRADDPDAAA-REAMNAMAAD6EQAwCw8AAOcRADAQAADsEQAwyAwAAOgRADDJDAAA6REAMMoMAADrEQAwywwAAOsRADDMDAAA6xEAMM0MAADqEQAgzgwAAOsRADDPDAAA7REAMNAMAADuEQAwBw8AAOIRACAQAADlEQAgyAwAAOMRACDJDAAA5BEAIMoMAAChDQAgywwAAKENACDMDAAA6Q0AIAu4CQEAAAABuQkBAAAAAboJAQAAAAG7CUAAAAABxgkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJQAAAAAHSCUAAAAAB0wkCAAAAAdQJQAAAAAECAAAA6Q0AIA8AAOIRACADAAAAoQ0AIA8AAOIRACAQAADmEQAgDQAAAKENACAIAADmEQAguAkBALIRACG5CQEAuxEAIboJAQC7EQAhuwlAALMRACHGCQEAshEAIc8JAADBEc8JItAJAQC7EQAh0QlAAMIRACHSCUAAwhEAIdMJAgCxEQAh1AlAAMIRACELuAkBALIRACG5CQEAuxEAIboJAQC7EQAhuwlAALMRACHGCQEAshEAIc8JAADBEc8JItAJAQC7EQAh0QlAAMIRACHSCUAAwhEAIdMJAgCxEQAh1AlAAMIRACENuAkEAAAAAdUJAQAAAAHWCQQAAAAB1wmAAAAAAdgJAQAAAAHZCQIAAAAB2gkEAAAAAdsJQAAAAAHcCUAAAAAB3QlAAAAAAd4JAQAAAAHfCQEAAAAB4AlAAAAAAQIAAACfDQAgDwAA8hEAIAMAAACfDQAgDwAA8hEAIBAAAPERACABCAAA1RcAMBLBCAAAlA8AILUJAACRDwAwtgkAAJ0NABC3CQAAkQ8AMLgJBAAAAAHNCQEA2w4AIdUJAQAAAAHWCQQAiw8AIdcJAACSDwAg2AkBAAAAAdkJAgCTDwAh2gkEAIwPACHbCUAA3A4AIdwJQADwDgAh3QlAAPAOACHeCQEA5g4AId8JAQDmDgAh4AlAAPAOACECAAAAnw0AIAgAAPERACACAAAA7xEAIAgAAPARACARtQkAAO4RADC2CQAA7xEAELcJAADuEQAwuAkEAIsPACHNCQEA2w4AIdUJAQDmDgAh1gkEAIsPACHXCQAAkg8AINgJAQDmDgAh2QkCAJMPACHaCQQAjA8AIdsJQADcDgAh3AlAAPAOACHdCUAA8A4AId4JAQDmDgAh3wkBAOYOACHgCUAA8A4AIRG1CQAA7hEAMLYJAADvEQAQtwkAAO4RADC4CQQAiw8AIc0JAQDbDgAh1QkBAOYOACHWCQQAiw8AIdcJAACSDwAg2AkBAOYOACHZCQIAkw8AIdoJBACMDwAh2wlAANwOACHcCUAA8A4AId0JQADwDgAh3gkBAOYOACHfCQEA5g4AIeAJQADwDgAhDbgJBADLEQAh1QkBALsRACHWCQQAyxEAIdcJgAAAAAHYCQEAuxEAIdkJAgDMEQAh2gkEAM0RACHbCUAAsxEAIdwJQADCEQAh3QlAAMIRACHeCQEAuxEAId8JAQC7EQAh4AlAAMIRACENuAkEAMsRACHVCQEAuxEAIdYJBADLEQAh1wmAAAAAAdgJAQC7EQAh2QkCAMwRACHaCQQAzREAIdsJQACzEQAh3AlAAMIRACHdCUAAwhEAId4JAQC7EQAh3wkBALsRACHgCUAAwhEAIQ24CQQAAAAB1QkBAAAAAdYJBAAAAAHXCYAAAAAB2AkBAAAAAdkJAgAAAAHaCQQAAAAB2wlAAAAAAdwJQAAAAAHdCUAAAAAB3gkBAAAAAd8JAQAAAAHgCUAAAAABCbsJQAAAAAHJCUAAAAAB5wkBAAAAAegJAQAAAAHpCQQAAAAB6glAAAAAAesJAQAAAAHsCUAAAAAB7QkgAAAAAQIAAACbDQAgDwAA_hEAIAMAAACbDQAgDwAA_hEAIBAAAP0RACABCAAA1BcAMA7BCAAAlA8AILUJAACVDwAwtgkAAJkNABC3CQAAlQ8AMLsJQADcDgAhyQlAANwOACHNCQEA2w4AIecJAQAAAAHoCQEAAAAB6QkEAIwPACHqCUAA8A4AIesJAQDmDgAh7AlAAPAOACHtCSAAlg8AIQIAAACbDQAgCAAA_REAIAIAAAD7EQAgCAAA_BEAIA21CQAA-hEAMLYJAAD7EQAQtwkAAPoRADC7CUAA3A4AIckJQADcDgAhzQkBANsOACHnCQEA2w4AIegJAQDbDgAh6QkEAIwPACHqCUAA8A4AIesJAQDmDgAh7AlAAPAOACHtCSAAlg8AIQ21CQAA-hEAMLYJAAD7EQAQtwkAAPoRADC7CUAA3A4AIckJQADcDgAhzQkBANsOACHnCQEA2w4AIegJAQDbDgAh6QkEAIwPACHqCUAA8A4AIesJAQDmDgAh7AlAAPAOACHtCSAAlg8AIQm7CUAAsxEAIckJQACzEQAh5wkBALIRACHoCQEAshEAIekJBADNEQAh6glAAMIRACHrCQEAuxEAIewJQADCEQAh7QkgANURACEJuwlAALMRACHJCUAAsxEAIecJAQCyEQAh6AkBALIRACHpCQQAzREAIeoJQADCEQAh6wkBALsRACHsCUAAwhEAIe0JIADVEQAhCbsJQAAAAAHJCUAAAAAB5wkBAAAAAegJAQAAAAHpCQQAAAAB6glAAAAAAesJAQAAAAHsCUAAAAAB7QkgAAAAAQQPAADzEQAwyAwAAPQRADDMDAAA9xEAMM0MAAD2EQAgBA8AAOcRADDIDAAA6BEAMMwMAADrEQAwzQwAAOoRACADDwAA4hEAIMgMAADjEQAgzAwAAOkNACAAAAjBCAAAxREAILkJAAC3EQAgugkAALcRACDNCQAAtxEAINAJAAC3EQAg0QkAALcRACDSCQAAtxEAINQJAAC3EQAgAAAAAAAAAAABzgwAAACOCgIAAAABzgwAAACSCgIAAAAAAAAAAAAAAAHODAAAAJsKAgAAAAAAAc4MAAAAnwoCAc4MAAAAoAoCBc4MEAAAAAHSDBAAAAAB0wwQAAAAAdQMEAAAAAHVDBAAAAABAAAAAAAFDwAAzxcAIBAAANIXACDIDAAA0BcAIMkMAADRFwAgzAwAALQLACADDwAAzxcAIMgMAADQFwAgzAwAALQLACAAAAAAAAsPAACzEgAwEAAAuBIAMMgMAAC0EgAwyQwAALUSADDKDAAAtxIAMMsMAAC3EgAwzAwAALcSADDNDAAAthIAIM4MAAC3EgAwzwwAALkSADDQDAAAuhIAMAbPCQEAAAAB0wkCAAAAAdQJQAAAAAGlCgEAAAABsApAAAAAAbMKAQAAAAECAAAAuAsAIA8AAL4SACADAAAAuAsAIA8AAL4SACAQAAC9EgAgAQgAAM4XADAMnAYAAMwPACC1CQAAyw8AMLYJAAC2CwAQtwkAAMsPADDPCQEA2w4AIdMJAgDaDgAh1AlAAPAOACGlCgEA2w4AIbAKQADwDgAhsgoBANsOACGzCgEA5g4AIbkKAADKDwAgAgAAALgLACAIAAC9EgAgAgAAALsSACAIAAC8EgAgCrUJAAC6EgAwtgkAALsSABC3CQAAuhIAMM8JAQDbDgAh0wkCANoOACHUCUAA8A4AIaUKAQDbDgAhsApAAPAOACGyCgEA2w4AIbMKAQDmDgAhCrUJAAC6EgAwtgkAALsSABC3CQAAuhIAMM8JAQDbDgAh0wkCANoOACHUCUAA8A4AIaUKAQDbDgAhsApAAPAOACGyCgEA2w4AIbMKAQDmDgAhBs8JAQCyEQAh0wkCALERACHUCUAAwhEAIaUKAQCyEQAhsApAAMIRACGzCgEAuxEAIQbPCQEAshEAIdMJAgCxEQAh1AlAAMIRACGlCgEAshEAIbAKQADCEQAhswoBALsRACEGzwkBAAAAAdMJAgAAAAHUCUAAAAABpQoBAAAAAbAKQAAAAAGzCgEAAAABBA8AALMSADDIDAAAtBIAMMwMAAC3EgAwzQwAALYSACAABbAHAADAEgAg6AkAALcRACDwCQAAtxEAIPoJAAC3EQAgtAoAALcRACAAAAAAAAAAAAUPAADJFwAgEAAAzBcAIMgMAADKFwAgyQwAAMsXACDMDAAAzAkAIAMPAADJFwAgyAwAAMoXACDMDAAAzAkAIAAAAAUPAADBFwAgEAAAxxcAIMgMAADCFwAgyQwAAMYXACDMDAAAzAkAIAUPAAC_FwAgEAAAxBcAIMgMAADAFwAgyQwAAMMXACDMDAAA1goAIAMPAADBFwAgyAwAAMIXACDMDAAAzAkAIAMPAAC_FwAgyAwAAMAXACDMDAAA1goAIAAAAAAACw8AANkSADAQAADeEgAwyAwAANoSADDJDAAA2xIAMMoMAADdEgAwywwAAN0SADDMDAAA3RIAMM0MAADcEgAgzgwAAN0SADDPDAAA3xIAMNAMAADgEgAwBZoGAADREgAguAkBAAAAAdsJQAAAAAG-CgEAAAABwApAAAAAAQIAAADSCQAgDwAA5BIAIAMAAADSCQAgDwAA5BIAIBAAAOMSACABCAAAvhcAMAuaBgAA3A8AIJwGAADgDwAgtQkAAN8PADC2CQAA0AkAELcJAADfDwAwuAkBAAAAAdsJQADcDgAhsgoBANsOACG-CgEA2w4AIcAKQADwDgAh1goAAN4PACACAAAA0gkAIAgAAOMSACACAAAA4RIAIAgAAOISACAItQkAAOASADC2CQAA4RIAELcJAADgEgAwuAkBANsOACHbCUAA3A4AIbIKAQDbDgAhvgoBANsOACHACkAA8A4AIQi1CQAA4BIAMLYJAADhEgAQtwkAAOASADC4CQEA2w4AIdsJQADcDgAhsgoBANsOACG-CgEA2w4AIcAKQADwDgAhBLgJAQCyEQAh2wlAALMRACG-CgEAshEAIcAKQADCEQAhBZoGAADPEgAguAkBALIRACHbCUAAsxEAIb4KAQCyEQAhwApAAMIRACEFmgYAANESACC4CQEAAAAB2wlAAAAAAb4KAQAAAAHACkAAAAABBA8AANkSADDIDAAA2hIAMMwMAADdEgAwzQwAANwSACAAAAAAAAAFDwAAuRcAIBAAALwXACDIDAAAuhcAIMkMAAC7FwAgzAwAAMwJACADDwAAuRcAIMgMAAC6FwAgzAwAAMwJACAAAAAHDwAAsRcAIBAAALcXACDIDAAAshcAIMkMAAC2FwAgygwAAM4JACDLDAAAzgkAIMwMAADECQAgCw8AAI0TADAQAACREwAwyAwAAI4TADDJDAAAjxMAMMoMAADdEgAwywwAAN0SADDMDAAA3RIAMM0MAACQEwAgzgwAAN0SADDPDAAAkhMAMNAMAADgEgAwCw8AAIETADAQAACGEwAwyAwAAIITADDJDAAAgxMAMMoMAACFEwAwywwAAIUTADDMDAAAhRMAMM0MAACEEwAgzgwAAIUTADDPDAAAhxMAMNAMAACIEwAwCw8AAPUSADAQAAD6EgAwyAwAAPYSADDJDAAA9xIAMMoMAAD5EgAwywwAAPkSADDMDAAA-RIAMM0MAAD4EgAgzgwAAPkSADDPDAAA-xIAMNAMAAD8EgAwBvoJAQAAAAGtCkAAAAABxgoBAAAAAccKEAAAAAHICgIAAAAByQoQAAAAAQIAAADcCQAgDwAAgBMAIAMAAADcCQAgDwAAgBMAIBAAAP8SACABCAAAtRcAMAuaBgAA3A8AILUJAADbDwAwtgkAANoJABC3CQAA2w8AMPoJAQAAAAGtCkAA3A4AIb4KAQDbDgAhxgoBANsOACHHChAAjQ8AIcgKAgDaDgAhyQoQAI0PACECAAAA3AkAIAgAAP8SACACAAAA_RIAIAgAAP4SACAKtQkAAPwSADC2CQAA_RIAELcJAAD8EgAw-gkBANsOACGtCkAA3A4AIb4KAQDbDgAhxgoBANsOACHHChAAjQ8AIcgKAgDaDgAhyQoQAI0PACEKtQkAAPwSADC2CQAA_RIAELcJAAD8EgAw-gkBANsOACGtCkAA3A4AIb4KAQDbDgAhxgoBANsOACHHChAAjQ8AIcgKAgDaDgAhyQoQAI0PACEG-gkBALIRACGtCkAAsxEAIcYKAQCyEQAhxwoQAN4RACHICgIAsREAIckKEADeEQAhBvoJAQCyEQAhrQpAALMRACHGCgEAshEAIccKEADeEQAhyAoCALERACHJChAA3hEAIQb6CQEAAAABrQpAAAAAAcYKAQAAAAHHChAAAAAByAoCAAAAAckKEAAAAAECuAkBAAAAAb8KQAAAAAECAAAA2AkAIA8AAIwTACADAAAA2AkAIA8AAIwTACAQAACLEwAgAQgAALQXADAHmgYAANwPACC1CQAA3Q8AMLYJAADWCQAQtwkAAN0PADC4CQEAAAABvgoBANsOACG_CkAA3A4AIQIAAADYCQAgCAAAixMAIAIAAACJEwAgCAAAihMAIAa1CQAAiBMAMLYJAACJEwAQtwkAAIgTADC4CQEA2w4AIb4KAQDbDgAhvwpAANwOACEGtQkAAIgTADC2CQAAiRMAELcJAACIEwAwuAkBANsOACG-CgEA2w4AIb8KQADcDgAhArgJAQCyEQAhvwpAALMRACECuAkBALIRACG_CkAAsxEAIQK4CQEAAAABvwpAAAAAAQWcBgAA0hIAILgJAQAAAAHbCUAAAAABsgoBAAAAAcAKQAAAAAECAAAA0gkAIA8AAJUTACADAAAA0gkAIA8AAJUTACAQAACUEwAgAQgAALMXADACAAAA0gkAIAgAAJQTACACAAAA4RIAIAgAAJMTACAEuAkBALIRACHbCUAAsxEAIbIKAQCyEQAhwApAAMIRACEFnAYAANASACC4CQEAshEAIdsJQACzEQAhsgoBALIRACHACkAAwhEAIQWcBgAA0hIAILgJAQAAAAHbCUAAAAABsgoBAAAAAcAKQAAAAAEDDwAAsRcAIMgMAACyFwAgzAwAAMQJACAEDwAAjRMAMMgMAACOEwAwzAwAAN0SADDNDAAAkBMAIAQPAACBEwAwyAwAAIITADDMDAAAhRMAMM0MAACEEwAgBA8AAPUSADDIDAAA9hIAMMwMAAD5EgAwzQwAAPgSACAAAAAFDwAArBcAIBAAAK8XACDIDAAArRcAIMkMAACuFwAgzAwAAMQJACADDwAArBcAIMgMAACtFwAgzAwAAMQJACAAAAAAAAALDwAAsxMAMBAAALgTADDIDAAAtBMAMMkMAAC1EwAwygwAALcTADDLDAAAtxMAMMwMAAC3EwAwzQwAALYTACDODAAAtxMAMM8MAAC5EwAw0AwAALoTADALDwAApxMAMBAAAKwTADDIDAAAqBMAMMkMAACpEwAwygwAAKsTADDLDAAAqxMAMMwMAACrEwAwzQwAAKoTACDODAAAqxMAMM8MAACtEwAw0AwAAK4TADANmwYAAJcTACCdBgAAmBMAIJ4GAACZEwAguAkBAAAAAbsJQAAAAAHJCUAAAAABkApAAAAAAaUKAQAAAAHKCgEAAAABywoBAAAAAcwKAQAAAAHNCiAAAAABzgpAAAAAAQIAAADMCQAgDwAAshMAIAMAAADMCQAgDwAAshMAIBAAALETACABCAAAqxcAMBKhBAAA5Q8AIJsGAADUDwAgnQYAAOYPACCeBgAA5w8AILUJAADkDwAwtgkAAMoJABC3CQAA5A8AMLgJAQAAAAG7CUAA3A4AIckJQADwDgAhkApAAPAOACGlCgEAAAABtAoBAOYOACHKCgEA2w4AIcsKAQDbDgAhzAoBAOYOACHNCiAAlg8AIc4KQADwDgAhAgAAAMwJACAIAACxEwAgAgAAAK8TACAIAACwEwAgDrUJAACuEwAwtgkAAK8TABC3CQAArhMAMLgJAQDbDgAhuwlAANwOACHJCUAA8A4AIZAKQADwDgAhpQoBAOYOACG0CgEA5g4AIcoKAQDbDgAhywoBANsOACHMCgEA5g4AIc0KIACWDwAhzgpAAPAOACEOtQkAAK4TADC2CQAArxMAELcJAACuEwAwuAkBANsOACG7CUAA3A4AIckJQADwDgAhkApAAPAOACGlCgEA5g4AIbQKAQDmDgAhygoBANsOACHLCgEA2w4AIcwKAQDmDgAhzQogAJYPACHOCkAA8A4AIQq4CQEAshEAIbsJQACzEQAhyQlAAMIRACGQCkAAwhEAIaUKAQC7EQAhygoBALIRACHLCgEAshEAIcwKAQC7EQAhzQogANURACHOCkAAwhEAIQ2bBgAA8hIAIJ0GAADzEgAgngYAAPQSACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACGQCkAAwhEAIaUKAQC7EQAhygoBALIRACHLCgEAshEAIcwKAQC7EQAhzQogANURACHOCkAAwhEAIQ2bBgAAlxMAIJ0GAACYEwAgngYAAJkTACC4CQEAAAABuwlAAAAAAckJQAAAAAGQCkAAAAABpQoBAAAAAcoKAQAAAAHLCgEAAAABzAoBAAAAAc0KIAAAAAHOCkAAAAABAvAJAQAAAAHPCkAAAAABAgAAAMgJACAPAAC-EwAgAwAAAMgJACAPAAC-EwAgEAAAvRMAIAEIAACqFwAwCKEEAADqDwAgtQkAAOkPADC2CQAAxgkAELcJAADpDwAw8AkBANsOACG0CgEA2w4AIc8KQADcDgAh1woAAOgPACACAAAAyAkAIAgAAL0TACACAAAAuxMAIAgAALwTACAGtQkAALoTADC2CQAAuxMAELcJAAC6EwAw8AkBANsOACG0CgEA2w4AIc8KQADcDgAhBrUJAAC6EwAwtgkAALsTABC3CQAAuhMAMPAJAQDbDgAhtAoBANsOACHPCkAA3A4AIQLwCQEAshEAIc8KQACzEQAhAvAJAQCyEQAhzwpAALMRACEC8AkBAAAAAc8KQAAAAAEEDwAAsxMAMMgMAAC0EwAwzAwAALcTADDNDAAAthMAIAQPAACnEwAwyAwAAKgTADDMDAAAqxMAMM0MAACqEwAgAAAKoQQAAMUTACCbBgAA5hIAIJ0GAADGEwAgngYAAMcTACDJCQAAtxEAIJAKAAC3EQAgpQoAALcRACC0CgAAtxEAIMwKAAC3EQAgzgoAALcRACACmwYAAOYSACDoCQAAtxEAIAWZBgAAwRMAIJ8GAADCEwAg0woAALcRACDUCgAAtxEAINUKAAC3EQAgAAAAAAAAAAAAAAAAAAAAAAUPAAClFwAgEAAAqBcAIMgMAACmFwAgyQwAAKcXACDMDAAAxQgAIAMPAAClFwAgyAwAAKYXACDMDAAAxQgAIAAAAAsPAADcEwAwEAAA4RMAMMgMAADdEwAwyQwAAN4TADDKDAAA4BMAMMsMAADgEwAwzAwAAOATADDNDAAA3xMAIM4MAADgEwAwzwwAAOITADDQDAAA4xMAMAW4CQEAAAAB4AoBAAAAAeEKgAAAAAHiCiAAAAAB4wpAAAAAAQIAAADJCAAgDwAA5xMAIAMAAADJCAAgDwAA5xMAIBAAAOYTACABCAAApBcAMArHBQAA9w8AILUJAAD2DwAwtgkAAMcIABC3CQAA9g8AMLgJAQAAAAHfCgEA2w4AIeAKAQDbDgAh4QoAAKUPACDiCiAAlg8AIeMKQADcDgAhAgAAAMkIACAIAADmEwAgAgAAAOQTACAIAADlEwAgCbUJAADjEwAwtgkAAOQTABC3CQAA4xMAMLgJAQDbDgAh3woBANsOACHgCgEA2w4AIeEKAAClDwAg4gogAJYPACHjCkAA3A4AIQm1CQAA4xMAMLYJAADkEwAQtwkAAOMTADC4CQEA2w4AId8KAQDbDgAh4AoBANsOACHhCgAApQ8AIOIKIACWDwAh4wpAANwOACEFuAkBALIRACHgCgEAshEAIeEKgAAAAAHiCiAA1REAIeMKQACzEQAhBbgJAQCyEQAh4AoBALIRACHhCoAAAAAB4gogANURACHjCkAAsxEAIQW4CQEAAAAB4AoBAAAAAeEKgAAAAAHiCiAAAAAB4wpAAAAAAQQPAADcEwAwyAwAAN0TADDMDAAA4BMAMM0MAADfEwAgAAHIBQAA6RMAIAAAAAAABQ8AAJ8XACAQAACiFwAgyAwAAKAXACDJDAAAoRcAIMwMAADMBwAgAw8AAJ8XACDIDAAAoBcAIMwMAADMBwAgAAAAAAAFDwAAmRcAIBAAAJ0XACDIDAAAmhcAIMkMAACcFwAgzAwAAMAHACALDwAA-RMAMBAAAP4TADDIDAAA-hMAMMkMAAD7EwAwygwAAP0TADDLDAAA_RMAMMwMAAD9EwAwzQwAAPwTACDODAAA_RMAMM8MAAD_EwAw0AwAAIAUADACxwoQAAAAAeYKAgAAAAECAAAA0AcAIA8AAIQUACADAAAA0AcAIA8AAIQUACAQAACDFAAgAQgAAJsXADAI9QQAAIsQACC1CQAAihAAMLYJAADOBwAQtwkAAIoQADDHChAAjQ8AIeUKAQCbDwAh5goCANoOACGWCwAAiRAAIAIAAADQBwAgCAAAgxQAIAIAAACBFAAgCAAAghQAIAa1CQAAgBQAMLYJAACBFAAQtwkAAIAUADDHChAAjQ8AIeUKAQCbDwAh5goCANoOACEGtQkAAIAUADC2CQAAgRQAELcJAACAFAAwxwoQAI0PACHlCgEAmw8AIeYKAgDaDgAhAscKEADeEQAh5goCALERACECxwoQAN4RACHmCgIAsREAIQLHChAAAAAB5goCAAAAAQMPAACZFwAgyAwAAJoXACDMDAAAwAcAIAQPAAD5EwAwyAwAAPoTADDMDAAA_RMAMM0MAAD8EwAgAAAAAAAFDwAAlBcAIBAAAJcXACDIDAAAlRcAIMkMAACWFwAgzAwAAMAHACADDwAAlBcAIMgMAACVFwAgzAwAAMAHACAAAAAAAAUPAACPFwAgEAAAkhcAIMgMAACQFwAgyQwAAJEXACDMDAAAwAcAIAMPAACPFwAgyAwAAJAXACDMDAAAwAcAIAAAAAAAAc4MAAEAAAEBzgwAAQAAAQsPAAC3FAAwEAAAvBQAMMgMAAC4FAAwyQwAALkUADDKDAAAuxQAMMsMAAC7FAAwzAwAALsUADDNDAAAuhQAIM4MAAC7FAAwzwwAAL0UADDQDAAAvhQAMAsPAACrFAAwEAAAsBQAMMgMAACsFAAwyQwAAK0UADDKDAAArxQAMMsMAACvFAAwzAwAAK8UADDNDAAArhQAIM4MAACvFAAwzwwAALEUADDQDAAAshQAMAsPAACfFAAwEAAApBQAMMgMAACgFAAwyQwAAKEUADDKDAAAoxQAMMsMAACjFAAwzAwAAKMUADDNDAAAohQAIM4MAACjFAAwzwwAAKUUADDQDAAAphQAMBHzBAAAhhQAILgJAQAAAAG7CUAAAAABzwkBAAAAAdAJAQAAAAHTCQIAAAAB-QkBAAAAAawKAQAAAAGvCkAAAAABxwoQAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKgAAAAAHsCkAAAAAB7QpAAAAAAe4KQAAAAAECAAAAzAcAIA8AAKoUACADAAAAzAcAIA8AAKoUACAQAACpFAAgAQgAAI4XADAX8gQAAI4QACDzBAAAjxAAILUJAACNEAAwtgkAAMoHABC3CQAAjRAAMLgJAQAAAAG7CUAA3A4AIc8JAQDbDgAh0AkBAOYOACHTCQIA2g4AIfkJAQDmDgAhrAoBANsOACGvCkAA3A4AIccKEACNDwAh5woBAJsPACHoCgEA2w4AIekKAQDbDgAh6goBAOYOACHrCgAAkg8AIOwKQADwDgAh7QpAAPAOACHuCkAA8A4AIZcLAACMEAAgAgAAAMwHACAIAACpFAAgAgAAAKcUACAIAACoFAAgFLUJAACmFAAwtgkAAKcUABC3CQAAphQAMLgJAQCbDwAhuwlAANwOACHPCQEA2w4AIdAJAQDmDgAh0wkCANoOACH5CQEA5g4AIawKAQDbDgAhrwpAANwOACHHChAAjQ8AIecKAQCbDwAh6AoBANsOACHpCgEA2w4AIeoKAQDmDgAh6woAAJIPACDsCkAA8A4AIe0KQADwDgAh7gpAAPAOACEUtQkAAKYUADC2CQAApxQAELcJAACmFAAwuAkBAJsPACG7CUAA3A4AIc8JAQDbDgAh0AkBAOYOACHTCQIA2g4AIfkJAQDmDgAhrAoBANsOACGvCkAA3A4AIccKEACNDwAh5woBAJsPACHoCgEA2w4AIekKAQDbDgAh6goBAOYOACHrCgAAkg8AIOwKQADwDgAh7QpAAPAOACHuCkAA8A4AIRC4CQEAshEAIbsJQACzEQAhzwkBALIRACHQCQEAuxEAIdMJAgCxEQAh-QkBALsRACGsCgEAshEAIa8KQACzEQAhxwoQAN4RACHoCgEAshEAIekKAQCyEQAh6goBALsRACHrCoAAAAAB7ApAAMIRACHtCkAAwhEAIe4KQADCEQAhEfMEAAD4EwAguAkBALIRACG7CUAAsxEAIc8JAQCyEQAh0AkBALsRACHTCQIAsREAIfkJAQC7EQAhrAoBALIRACGvCkAAsxEAIccKEADeEQAh6AoBALIRACHpCgEAshEAIeoKAQC7EQAh6wqAAAAAAewKQADCEQAh7QpAAMIRACHuCkAAwhEAIRHzBAAAhhQAILgJAQAAAAG7CUAAAAABzwkBAAAAAdAJAQAAAAHTCQIAAAAB-QkBAAAAAawKAQAAAAGvCkAAAAABxwoQAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKgAAAAAHsCkAAAAAB7QpAAAAAAe4KQAAAAAEFuAkEAAAAAawKAQAAAAHvCgEAAAAB8AoBAAAAAfEKQAAAAAECAAAAyAcAIA8AALYUACADAAAAyAcAIA8AALYUACAQAAC1FAAgAQgAAI0XADAK8gQAAI4QACC1CQAAkBAAMLYJAADGBwAQtwkAAJAQADC4CQQAAAABrAoBANsOACHnCgEAmw8AIe8KAQDmDgAh8AoBANsOACHxCkAA3A4AIQIAAADIBwAgCAAAtRQAIAIAAACzFAAgCAAAtBQAIAm1CQAAshQAMLYJAACzFAAQtwkAALIUADC4CQQAiw8AIawKAQDbDgAh5woBAJsPACHvCgEA5g4AIfAKAQDbDgAh8QpAANwOACEJtQkAALIUADC2CQAAsxQAELcJAACyFAAwuAkEAIsPACGsCgEA2w4AIecKAQCbDwAh7woBAOYOACHwCgEA2w4AIfEKQADcDgAhBbgJBADLEQAhrAoBALIRACHvCgEAuxEAIfAKAQCyEQAh8QpAALMRACEFuAkEAMsRACGsCgEAshEAIe8KAQC7EQAh8AoBALIRACHxCkAAsxEAIQW4CQQAAAABrAoBAAAAAe8KAQAAAAHwCgEAAAAB8QpAAAAAAQrHChAAAAAB5goCAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKEAAAAAH2CgIAAAAB9woBAAAAAfgKAQAAAAH5CgIAAAABAgAAAMQHACAPAADCFAAgAwAAAMQHACAPAADCFAAgEAAAwRQAIAEIAACMFwAwEPIEAACOEAAgtQkAAJIQADC2CQAAwgcAELcJAACSEAAwxwoQAI0PACHmCgIA2g4AIecKAQCbDwAh8goBANsOACHzCgEA2w4AIfQKAQDbDgAh9QoQAMUPACH2CgIA2g4AIfcKAQDbDgAh-AoBANsOACH5CgIAkw8AIZgLAACREAAgAgAAAMQHACAIAADBFAAgAgAAAL8UACAIAADAFAAgDrUJAAC-FAAwtgkAAL8UABC3CQAAvhQAMMcKEACNDwAh5goCANoOACHnCgEAmw8AIfIKAQDbDgAh8woBANsOACH0CgEA2w4AIfUKEADFDwAh9goCANoOACH3CgEA2w4AIfgKAQDbDgAh-QoCAJMPACEOtQkAAL4UADC2CQAAvxQAELcJAAC-FAAwxwoQAI0PACHmCgIA2g4AIecKAQCbDwAh8goBANsOACHzCgEA2w4AIfQKAQDbDgAh9QoQAMUPACH2CgIA2g4AIfcKAQDbDgAh-AoBANsOACH5CgIAkw8AIQrHChAA3hEAIeYKAgCxEQAh8goBALIRACHzCgEAshEAIfQKAQCyEQAh9QoQAKUSACH2CgIAsREAIfcKAQCyEQAh-AoBALIRACH5CgIAzBEAIQrHChAA3hEAIeYKAgCxEQAh8goBALIRACHzCgEAshEAIfQKAQCyEQAh9QoQAKUSACH2CgIAsREAIfcKAQCyEQAh-AoBALIRACH5CgIAzBEAIQrHChAAAAAB5goCAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKEAAAAAH2CgIAAAAB9woBAAAAAfgKAQAAAAH5CgIAAAABBA8AALcUADDIDAAAuBQAMMwMAAC7FAAwzQwAALoUACAEDwAAqxQAMMgMAACsFAAwzAwAAK8UADDNDAAArhQAIAQPAACfFAAwyAwAAKAUADDMDAAAoxQAMM0MAACiFAAgAAAACfIEAADKFAAg8wQAAMsUACDQCQAAtxEAIPkJAAC3EQAg6goAALcRACDrCgAAtxEAIOwKAAC3EQAg7QoAALcRACDuCgAAtxEAIBTzBAAAxhQAIPQEAADHFAAg9gQAAMgUACD5CQAAtxEAIOAKAAC3EQAg8goAALcRACCACwAAtxEAIIELAAC3EQAgggsAALcRACCHCwAAtxEAIIgLAAC3EQAgigsAALcRACCLCwAAtxEAII4LAAC3EQAgjwsAALcRACCQCwAAtxEAIJELAAC3EQAgkgsAALcRACCTCwAAtxEAIJULAAC3EQAgAAAAAAAAAAAAAAAAAAABzgwAAACfCwIAAAAAAAUPAACHFwAgEAAAihcAIMgMAACIFwAgyQwAAIkXACDMDAAAwQYAIAMPAACHFwAgyAwAAIgXACDMDAAAwQYAIAAAAAAACw8AAOcUADAQAADsFAAwyAwAAOgUADDJDAAA6RQAMMoMAADrFAAwywwAAOsUADDMDAAA6xQAMM0MAADqFAAgzgwAAOsUADDPDAAA7RQAMNAMAADuFAAwBrgJBAAAAAHLCgEAAAAB0goBAAAAAaULAQAAAAGmCwEAAAABpwsCAAAAAQIAAADFBgAgDwAA8hQAIAMAAADFBgAgDwAA8hQAIBAAAPEUACABCAAAhhcAMAvcAQEA2w4AIaEEAACjEAAgtQkAAKIQADC2CQAAwwYAELcJAACiEAAwuAkEAAAAAcsKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACECAAAAxQYAIAgAAPEUACACAAAA7xQAIAgAAPAUACAK3AEBANsOACG1CQAA7hQAMLYJAADvFAAQtwkAAO4UADC4CQQAiw8AIcsKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACEK3AEBANsOACG1CQAA7hQAMLYJAADvFAAQtwkAAO4UADC4CQQAiw8AIcsKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACEGuAkEAMsRACHLCgEAshEAIdIKAQCyEQAhpQsBALIRACGmCwEAshEAIacLAgCxEQAhBrgJBADLEQAhywoBALIRACHSCgEAshEAIaULAQCyEQAhpgsBALIRACGnCwIAsREAIQa4CQQAAAABywoBAAAAAdIKAQAAAAGlCwEAAAABpgsBAAAAAacLAgAAAAEEDwAA5xQAMMgMAADoFAAwzAwAAOsUADDNDAAA6hQAIAAB3QEAAPQUACAAAAAAAAABzgwAAACrCwIAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAIEXACAQAACEFwAgyAwAAIIXACDJDAAAgxcAIMwMAADeBAAgAw8AAIEXACDIDAAAghcAIMwMAADeBAAgAAAAAAACzgwBAAAABNEMAQAAAAULDwAAnBUAMBAAAKEVADDIDAAAnRUAMMkMAACeFQAwygwAAKAVADDLDAAAoBUAMMwMAACgFQAwzQwAAJ8VACDODAAAoBUAMM8MAACiFQAw0AwAAKMVADAKuAkCAAAAAaIKAQAAAAHyCgEAAAABigsBAAAAAbELAAEAAAG0CwEAAAABtQsBAAAAAbYLAQAAAAG3CwEAAAABuAsAAQAAAQIAAADiBAAgDwAApxUAIAMAAADiBAAgDwAApxUAIBAAAKYVACABCAAAgBcAMBCPAwAAvhAAILUJAAC9EAAwtgkAAOAEABC3CQAAvRAAMLgJAgAAAAGiCgEA5g4AIfIKAQDbDgAhigsBANsOACGxCwABhBAAIbMLAgDaDgAhtAsBANsOACG1CwEA2w4AIbYLAQDmDgAhtwsBAOYOACG4CwABhRAAIcQLAAC8EAAgAgAAAOIEACAIAACmFQAgAgAAAKQVACAIAAClFQAgDrUJAACjFQAwtgkAAKQVABC3CQAAoxUAMLgJAgDaDgAhogoBAOYOACHyCgEA2w4AIYoLAQDbDgAhsQsAAYQQACGzCwIA2g4AIbQLAQDbDgAhtQsBANsOACG2CwEA5g4AIbcLAQDmDgAhuAsAAYUQACEOtQkAAKMVADC2CQAApBUAELcJAACjFQAwuAkCANoOACGiCgEA5g4AIfIKAQDbDgAhigsBANsOACGxCwABhBAAIbMLAgDaDgAhtAsBANsOACG1CwEA2w4AIbYLAQDmDgAhtwsBAOYOACG4CwABhRAAIQq4CQIAsREAIaIKAQC7EQAh8goBALIRACGKCwEAshEAIbELAAGaFAAhtAsBALIRACG1CwEAshEAIbYLAQC7EQAhtwsBALsRACG4CwABmxQAIQq4CQIAsREAIaIKAQC7EQAh8goBALIRACGKCwEAshEAIbELAAGaFAAhtAsBALIRACG1CwEAshEAIbYLAQC7EQAhtwsBALsRACG4CwABmxQAIQq4CQIAAAABogoBAAAAAfIKAQAAAAGKCwEAAAABsQsAAQAAAbQLAQAAAAG1CwEAAAABtgsBAAAAAbcLAQAAAAG4CwABAAABAc4MAQAAAAQEDwAAnBUAMMgMAACdFQAwzAwAAKAVADDNDAAAnxUAIAADkAMAAKoVACC9CwAAtxEAIL4LAAC3EQAgAAAAAAAAAAAFDwAA-xYAIBAAAP4WACDIDAAA_BYAIMkMAAD9FgAgzAwAAOADACADDwAA-xYAIMgMAAD8FgAgzAwAAOADACAAAAAAAAHODAAAAM4LAgcPAAD1FgAgEAAA-RYAIMgMAAD2FgAgyQwAAPgWACDKDAAA4gMAIMsMAADiAwAgzAwAANgDACALDwAAvhUAMBAAAMMVADDIDAAAvxUAMMkMAADAFQAwygwAAMIVADDLDAAAwhUAMMwMAADCFQAwzQwAAMEVACDODAAAwhUAMM8MAADEFQAw0AwAAMUVADAEuAkBAAAAAbsJQAAAAAHwCQEAAAAByQsEAAAAAQIAAADmAwAgDwAAyRUAIAMAAADmAwAgDwAAyRUAIBAAAMgVACABCAAA9xYAMAq8AgAAzxAAILUJAADOEAAwtgkAAOQDABC3CQAAzhAAMLgJAQAAAAG7CUAA3A4AIfAJAQDbDgAhyAsBAJsPACHJCwQAiw8AIdQLAADNEAAgAgAAAOYDACAIAADIFQAgAgAAAMYVACAIAADHFQAgCLUJAADFFQAwtgkAAMYVABC3CQAAxRUAMLgJAQCbDwAhuwlAANwOACHwCQEA2w4AIcgLAQCbDwAhyQsEAIsPACEItQkAAMUVADC2CQAAxhUAELcJAADFFQAwuAkBAJsPACG7CUAA3A4AIfAJAQDbDgAhyAsBAJsPACHJCwQAiw8AIQS4CQEAshEAIbsJQACzEQAh8AkBALIRACHJCwQAyxEAIQS4CQEAshEAIbsJQACzEQAh8AkBALIRACHJCwQAyxEAIQS4CQEAAAABuwlAAAAAAfAJAQAAAAHJCwQAAAABAw8AAPUWACDIDAAA9hYAIMwMAADYAwAgBA8AAL4VADDIDAAAvxUAMMwMAADCFQAwzQwAAMEVACAAAAABzgwAAADSCwIFDwAA8BYAIBAAAPMWACDIDAAA8RYAIMkMAADyFgAgzAwAANgDACADDwAA8BYAIMgMAADxFgAgzAwAANgDACAAAAALDwAA4xUAMBAAAOgVADDIDAAA5BUAMMkMAADlFQAwygwAAOcVADDLDAAA5xUAMMwMAADnFQAwzQwAAOYVACDODAAA5xUAMM8MAADpFQAw0AwAAOoVADALDwAA1xUAMBAAANwVADDIDAAA2BUAMMkMAADZFQAwygwAANsVADDLDAAA2xUAMMwMAADbFQAwzQwAANoVACDODAAA2xUAMM8MAADdFQAw0AwAAN4VADAMvQIAAMsVACC4CQEAAAABuwlAAAAAAckJQAAAAAHQCQEAAAAB_AoAAADOCwLJCwQAAAABygsBAAAAAcsLAQAAAAHOCwQAAAABzwsEAAAAAdALQAAAAAECAAAA4AMAIA8AAOIVACADAAAA4AMAIA8AAOIVACAQAADhFQAgAQgAAO8WADARugIAANYQACC9AgAA1xAAILUJAADTEAAwtgkAAN4DABC3CQAA0xAAMLgJAQAAAAG7CUAA3A4AIckJQADwDgAh0AkBAOYOACH8CgAA1RDOCyLJCwQAiw8AIcoLAQAAAAHLCwEA2w4AIcwLAQDUEAAhzgsEAIsPACHPCwQAiw8AIdALQADwDgAhAgAAAOADACAIAADhFQAgAgAAAN8VACAIAADgFQAgD7UJAADeFQAwtgkAAN8VABC3CQAA3hUAMLgJAQCbDwAhuwlAANwOACHJCUAA8A4AIdAJAQDmDgAh_AoAANUQzgsiyQsEAIsPACHKCwEA2w4AIcsLAQDbDgAhzAsBANQQACHOCwQAiw8AIc8LBACLDwAh0AtAAPAOACEPtQkAAN4VADC2CQAA3xUAELcJAADeFQAwuAkBAJsPACG7CUAA3A4AIckJQADwDgAh0AkBAOYOACH8CgAA1RDOCyLJCwQAiw8AIcoLAQDbDgAhywsBANsOACHMCwEA1BAAIc4LBACLDwAhzwsEAIsPACHQC0AA8A4AIQu4CQEAshEAIbsJQACzEQAhyQlAAMIRACHQCQEAuxEAIfwKAAC7Fc4LIskLBADLEQAhygsBALIRACHLCwEAshEAIc4LBADLEQAhzwsEAMsRACHQC0AAwhEAIQy9AgAAvRUAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIdAJAQC7EQAh_AoAALsVzgsiyQsEAMsRACHKCwEAshEAIcsLAQCyEQAhzgsEAMsRACHPCwQAyxEAIdALQADCEQAhDL0CAADLFQAguAkBAAAAAbsJQAAAAAHJCUAAAAAB0AkBAAAAAfwKAAAAzgsCyQsEAAAAAcoLAQAAAAHLCwEAAAABzgsEAAAAAc8LBAAAAAHQC0AAAAABA7sJQAAAAAHwCQEAAAAB0gsAAADSCwICAAAA3AMAIA8AAO4VACADAAAA3AMAIA8AAO4VACAQAADtFQAgAQgAAO4WADAJugIAANwQACC1CQAA2hAAMLYJAADaAwAQtwkAANoQADC7CUAA3A4AIfAJAQDbDgAhzAsBAJsPACHSCwAA2xDSCyLVCwAA2RAAIAIAAADcAwAgCAAA7RUAIAIAAADrFQAgCAAA7BUAIAe1CQAA6hUAMLYJAADrFQAQtwkAAOoVADC7CUAA3A4AIfAJAQDbDgAhzAsBAJsPACHSCwAA2xDSCyIHtQkAAOoVADC2CQAA6xUAELcJAADqFQAwuwlAANwOACHwCQEA2w4AIcwLAQCbDwAh0gsAANsQ0gsiA7sJQACzEQAh8AkBALIRACHSCwAAzxXSCyIDuwlAALMRACHwCQEAshEAIdILAADPFdILIgO7CUAAAAAB8AkBAAAAAdILAAAA0gsCBA8AAOMVADDIDAAA5BUAMMwMAADnFQAwzQwAAOYVACAEDwAA1xUAMMgMAADYFQAwzAwAANsVADDNDAAA2hUAIAAABroCAAD0FQAgvQIAAPUVACDJCQAAtxEAINAJAAC3EQAgzAsAALcRACDQCwAAtxEAIAK7AgAA8RUAIL4CAADyFQAgAAAAAAAAAc4MAAAA2QsCAAAAAs4MAQAAAATRDAEAAAAFAs4MAQAAAATRDAEAAAAFAAAAAAAAAAAAAAAAAAUPAADpFgAgEAAA7BYAIMgMAADqFgAgyQwAAOsWACDMDAAAxgIAIAMPAADpFgAgyAwAAOoWACDMDAAAxgIAIAAAAAAAAc4MAAAA9wsCCw8AAJcWADAQAACcFgAwyAwAAJgWADDJDAAAmRYAMMoMAACbFgAwywwAAJsWADDMDAAAmxYAMM0MAACaFgAgzgwAAJsWADDPDAAAnRYAMNAMAACeFgAwBbgJBAAAAAHSCgEAAAABpQsBAAAAAaYLAQAAAAGnCwIAAAABAgAAAMoCACAPAACiFgAgAwAAAMoCACAPAACiFgAgEAAAoRYAIAEIAADoFgAwCtwBAAD0EAAgtQkAAPMQADC2CQAAyAIAELcJAADzEAAwuAkEAAAAAdAKAQDbDgAh0goBANsOACGlCwEA2w4AIaYLAQDbDgAhpwsCANoOACECAAAAygIAIAgAAKEWACACAAAAnxYAIAgAAKAWACAJtQkAAJ4WADC2CQAAnxYAELcJAACeFgAwuAkEAIsPACHQCgEA2w4AIdIKAQDbDgAhpQsBANsOACGmCwEA2w4AIacLAgDaDgAhCbUJAACeFgAwtgkAAJ8WABC3CQAAnhYAMLgJBACLDwAh0AoBANsOACHSCgEA2w4AIaULAQDbDgAhpgsBANsOACGnCwIA2g4AIQW4CQQAyxEAIdIKAQCyEQAhpQsBALIRACGmCwEAshEAIacLAgCxEQAhBbgJBADLEQAh0goBALIRACGlCwEAshEAIaYLAQCyEQAhpwsCALERACEFuAkEAAAAAdIKAQAAAAGlCwEAAAABpgsBAAAAAacLAgAAAAEEDwAAlxYAMMgMAACYFgAwzAwAAJsWADDNDAAAmhYAIAAK3QEAAKQWACDJCQAAtxEAIPcLAAC3EQAg-AsAALcRACD5CwAAtxEAIPoLAAC3EQAg-wsAALcRACD9CwAAtxEAIP4LAAC3EQAg_wsAALcRACAAAAAAAAHODAAAAIEMAgHODAAAAIIMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAc4MAAAAoQwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAc4MAAAAwQwCAAAAAAAAAc4MAAAAxQwCBbgJBAAAAAHSCgEAAAABpQsBAAAAAaYLAQAAAAGnCwIAAAABELsJQAAAAAHJCUAAAAABzwkAAAD3CwKSCgQAAAABywoBAAAAAdIKAQAAAAGoCwIAAAAB9wtAAAAAAfgLAQAAAAH5C0AAAAAB-gtAAAAAAfsLQAAAAAH8CwIAAAAB_QtAAAAAAf4LQAAAAAH_C0AAAAABAgAAAMYCACAPAADpFgAgAwAAAM4CACAPAADpFgAgEAAA7RYAIBIAAADOAgAgCAAA7RYAILsJQACzEQAhyQlAAMIRACHPCQAAlRb3CyKSCgQAyxEAIcsKAQCyEQAh0goBALIRACGoCwIAsREAIfcLQADCEQAh-AsBALsRACH5C0AAwhEAIfoLQADCEQAh-wtAAMIRACH8CwIAsREAIf0LQADCEQAh_gtAAMIRACH_C0AAwhEAIRC7CUAAsxEAIckJQADCEQAhzwkAAJUW9wsikgoEAMsRACHLCgEAshEAIdIKAQCyEQAhqAsCALERACH3C0AAwhEAIfgLAQC7EQAh-QtAAMIRACH6C0AAwhEAIfsLQADCEQAh_AsCALERACH9C0AAwhEAIf4LQADCEQAh_wtAAMIRACEDuwlAAAAAAfAJAQAAAAHSCwAAANILAgu4CQEAAAABuwlAAAAAAckJQAAAAAHQCQEAAAAB_AoAAADOCwLJCwQAAAABygsBAAAAAcsLAQAAAAHOCwQAAAABzwsEAAAAAdALQAAAAAEGvgIAAPAVACC4CQEAAAABuwlAAAAAAdIKAQAAAAHLCwEAAAAB0wsBAAAAAQIAAADYAwAgDwAA8BYAIAMAAADiAwAgDwAA8BYAIBAAAPQWACAIAAAA4gMAIAgAAPQWACC-AgAA1hUAILgJAQCyEQAhuwlAALMRACHSCgEAshEAIcsLAQCyEQAh0wsBALIRACEGvgIAANYVACC4CQEAshEAIbsJQACzEQAh0goBALIRACHLCwEAshEAIdMLAQCyEQAhBrsCAADvFQAguAkBAAAAAbsJQAAAAAHSCgEAAAABywsBAAAAAdMLAQAAAAECAAAA2AMAIA8AAPUWACAEuAkBAAAAAbsJQAAAAAHwCQEAAAAByQsEAAAAAQMAAADiAwAgDwAA9RYAIBAAAPoWACAIAAAA4gMAIAgAAPoWACC7AgAA1RUAILgJAQCyEQAhuwlAALMRACHSCgEAshEAIcsLAQCyEQAh0wsBALIRACEGuwIAANUVACC4CQEAshEAIbsJQACzEQAh0goBALIRACHLCwEAshEAIdMLAQCyEQAhDboCAADKFQAguAkBAAAAAbsJQAAAAAHJCUAAAAAB0AkBAAAAAfwKAAAAzgsCyQsEAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc4LBAAAAAHPCwQAAAAB0AtAAAAAAQIAAADgAwAgDwAA-xYAIAMAAADeAwAgDwAA-xYAIBAAAP8WACAPAAAA3gMAIAgAAP8WACC6AgAAvBUAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIdAJAQC7EQAh_AoAALsVzgsiyQsEAMsRACHKCwEAshEAIcsLAQCyEQAhzAsBALsRACHOCwQAyxEAIc8LBADLEQAh0AtAAMIRACENugIAALwVACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACHQCQEAuxEAIfwKAAC7Fc4LIskLBADLEQAhygsBALIRACHLCwEAshEAIcwLAQC7EQAhzgsEAMsRACHPCwQAyxEAIdALQADCEQAhCrgJAgAAAAGiCgEAAAAB8goBAAAAAYoLAQAAAAGxCwABAAABtAsBAAAAAbULAQAAAAG2CwEAAAABtwsBAAAAAbgLAAEAAAEKuAkCAAAAAbULAQAAAAG5CwEAAAABugsBAAAAAbsLAQAAAAG8CwEAAAABvQsBAAAAAb4LAQAAAAG_CwAAqBUAIMALIAAAAAECAAAA3gQAIA8AAIEXACADAAAA5gQAIA8AAIEXACAQAACFFwAgDAAAAOYEACAIAACFFwAguAkCALERACG1CwEAshEAIbkLAQCyEQAhugsBALIRACG7CwEAshEAIbwLAQCyEQAhvQsBALsRACG-CwEAuxEAIb8LAACaFQAgwAsgANURACEKuAkCALERACG1CwEAshEAIbkLAQCyEQAhugsBALIRACG7CwEAshEAIbwLAQCyEQAhvQsBALsRACG-CwEAuxEAIb8LAACaFQAgwAsgANURACEGuAkEAAAAAcsKAQAAAAHSCgEAAAABpQsBAAAAAaYLAQAAAAGnCwIAAAABAtIKAQAAAAGoCwIAAAABAgAAAMEGACAPAACHFwAgAwAAAMkGACAPAACHFwAgEAAAixcAIAQAAADJBgAgCAAAixcAINIKAQCyEQAhqAsCALERACEC0goBALIRACGoCwIAsREAIQrHChAAAAAB5goCAAAAAfIKAQAAAAHzCgEAAAAB9AoBAAAAAfUKEAAAAAH2CgIAAAAB9woBAAAAAfgKAQAAAAH5CgIAAAABBbgJBAAAAAGsCgEAAAAB7woBAAAAAfAKAQAAAAHxCkAAAAABELgJAQAAAAG7CUAAAAABzwkBAAAAAdAJAQAAAAHTCQIAAAAB-QkBAAAAAawKAQAAAAGvCkAAAAABxwoQAAAAAegKAQAAAAHpCgEAAAAB6goBAAAAAesKgAAAAAHsCkAAAAAB7QpAAAAAAe4KQAAAAAEs9AQAAMQUACD2BAAAxRQAILgJAQAAAAG7CUAAAAABzwkBAAAAAfkJAQAAAAGsCgEAAAABrwpAAAAAAcYKAQAAAAHHChAAAAABywoBAAAAAeAKAQAAAAHuCkAAAAAB8goBAAAAAfQKAQAAAAH3CgEAAAAB-goBAAAAAfsKAQAAAAH8CgEAAAAB_QoBAAAAAf4KAQAAAAH_CgEAAAABgAsQAAAAAYELEAAAAAGCCwIAAAABgwuAAAAAAYQLgAAAAAGFCwABAAABhgsAAQAAAYcLAQAAAAGICwABAAABiQtAAAAAAYoLAQAAAAGLCwEAAAABjAsBAAAAAY0LIAAAAAGOCwIAAAABjwuAAAAAAZALAAEAAAGRC4AAAAABkgsBAAAAAZMLEAAAAAGUCyAAAAABlQtAAAAAAQIAAADABwAgDwAAjxcAIAMAAADXBwAgDwAAjxcAIBAAAJMXACAuAAAA1wcAIAgAAJMXACD0BAAAnRQAIPYEAACeFAAguAkBALIRACG7CUAAsxEAIc8JAQCyEQAh-QkBALsRACGsCgEAshEAIa8KQACzEQAhxgoBALIRACHHChAA3hEAIcsKAQCyEQAh4AoBALsRACHuCkAAsxEAIfIKAQC7EQAh9AoBALIRACH3CgEAshEAIfoKAQCyEQAh-woBALIRACH8CgEAshEAIf0KAQCyEQAh_goBALIRACH_CgEAshEAIYALEAClEgAhgQsQAKUSACGCCwIAzBEAIYMLgAAAAAGEC4AAAAABhQsAAZoUACGGCwABmhQAIYcLAQC7EQAhiAsAAZsUACGJC0AAsxEAIYoLAQC7EQAhiwsBALsRACGMCwEAshEAIY0LIADVEQAhjgsCAMwRACGPC4AAAAABkAsAAZsUACGRC4AAAAABkgsBALsRACGTCxAApRIAIZQLIADVEQAhlQtAAMIRACEs9AQAAJ0UACD2BAAAnhQAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIfkJAQC7EQAhrAoBALIRACGvCkAAsxEAIcYKAQCyEQAhxwoQAN4RACHLCgEAshEAIeAKAQC7EQAh7gpAALMRACHyCgEAuxEAIfQKAQCyEQAh9woBALIRACH6CgEAshEAIfsKAQCyEQAh_AoBALIRACH9CgEAshEAIf4KAQCyEQAh_woBALIRACGACxAApRIAIYELEAClEgAhggsCAMwRACGDC4AAAAABhAuAAAAAAYULAAGaFAAhhgsAAZoUACGHCwEAuxEAIYgLAAGbFAAhiQtAALMRACGKCwEAuxEAIYsLAQC7EQAhjAsBALIRACGNCyAA1REAIY4LAgDMEQAhjwuAAAAAAZALAAGbFAAhkQuAAAAAAZILAQC7EQAhkwsQAKUSACGUCyAA1REAIZULQADCEQAhLPMEAADDFAAg9gQAAMUUACC4CQEAAAABuwlAAAAAAc8JAQAAAAH5CQEAAAABrAoBAAAAAa8KQAAAAAHGCgEAAAABxwoQAAAAAcsKAQAAAAHgCgEAAAAB7gpAAAAAAfIKAQAAAAH0CgEAAAAB9woBAAAAAfoKAQAAAAH7CgEAAAAB_AoBAAAAAf0KAQAAAAH-CgEAAAAB_woBAAAAAYALEAAAAAGBCxAAAAABggsCAAAAAYMLgAAAAAGEC4AAAAABhQsAAQAAAYYLAAEAAAGHCwEAAAABiAsAAQAAAYkLQAAAAAGKCwEAAAABiwsBAAAAAYwLAQAAAAGNCyAAAAABjgsCAAAAAY8LgAAAAAGQCwABAAABkQuAAAAAAZILAQAAAAGTCxAAAAABlAsgAAAAAZULQAAAAAECAAAAwAcAIA8AAJQXACADAAAA1wcAIA8AAJQXACAQAACYFwAgLgAAANcHACAIAACYFwAg8wQAAJwUACD2BAAAnhQAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIfkJAQC7EQAhrAoBALIRACGvCkAAsxEAIcYKAQCyEQAhxwoQAN4RACHLCgEAshEAIeAKAQC7EQAh7gpAALMRACHyCgEAuxEAIfQKAQCyEQAh9woBALIRACH6CgEAshEAIfsKAQCyEQAh_AoBALIRACH9CgEAshEAIf4KAQCyEQAh_woBALIRACGACxAApRIAIYELEAClEgAhggsCAMwRACGDC4AAAAABhAuAAAAAAYULAAGaFAAhhgsAAZoUACGHCwEAuxEAIYgLAAGbFAAhiQtAALMRACGKCwEAuxEAIYsLAQC7EQAhjAsBALIRACGNCyAA1REAIY4LAgDMEQAhjwuAAAAAAZALAAGbFAAhkQuAAAAAAZILAQC7EQAhkwsQAKUSACGUCyAA1REAIZULQADCEQAhLPMEAACcFAAg9gQAAJ4UACC4CQEAshEAIbsJQACzEQAhzwkBALIRACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHGCgEAshEAIccKEADeEQAhywoBALIRACHgCgEAuxEAIe4KQACzEQAh8goBALsRACH0CgEAshEAIfcKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-CgEAshEAIf8KAQCyEQAhgAsQAKUSACGBCxAApRIAIYILAgDMEQAhgwuAAAAAAYQLgAAAAAGFCwABmhQAIYYLAAGaFAAhhwsBALsRACGICwABmxQAIYkLQACzEQAhigsBALsRACGLCwEAuxEAIYwLAQCyEQAhjQsgANURACGOCwIAzBEAIY8LgAAAAAGQCwABmxQAIZELgAAAAAGSCwEAuxEAIZMLEAClEgAhlAsgANURACGVC0AAwhEAISzzBAAAwxQAIPQEAADEFAAguAkBAAAAAbsJQAAAAAHPCQEAAAAB-QkBAAAAAawKAQAAAAGvCkAAAAABxgoBAAAAAccKEAAAAAHLCgEAAAAB4AoBAAAAAe4KQAAAAAHyCgEAAAAB9AoBAAAAAfcKAQAAAAH6CgEAAAAB-woBAAAAAfwKAQAAAAH9CgEAAAAB_goBAAAAAf8KAQAAAAGACxAAAAABgQsQAAAAAYILAgAAAAGDC4AAAAABhAuAAAAAAYULAAEAAAGGCwABAAABhwsBAAAAAYgLAAEAAAGJC0AAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsgAAAAAY4LAgAAAAGPC4AAAAABkAsAAQAAAZELgAAAAAGSCwEAAAABkwsQAAAAAZQLIAAAAAGVC0AAAAABAgAAAMAHACAPAACZFwAgAscKEAAAAAHmCgIAAAABAwAAANcHACAPAACZFwAgEAAAnhcAIC4AAADXBwAgCAAAnhcAIPMEAACcFAAg9AQAAJ0UACC4CQEAshEAIbsJQACzEQAhzwkBALIRACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHGCgEAshEAIccKEADeEQAhywoBALIRACHgCgEAuxEAIe4KQACzEQAh8goBALsRACH0CgEAshEAIfcKAQCyEQAh-goBALIRACH7CgEAshEAIfwKAQCyEQAh_QoBALIRACH-CgEAshEAIf8KAQCyEQAhgAsQAKUSACGBCxAApRIAIYILAgDMEQAhgwuAAAAAAYQLgAAAAAGFCwABmhQAIYYLAAGaFAAhhwsBALsRACGICwABmxQAIYkLQACzEQAhigsBALsRACGLCwEAuxEAIYwLAQCyEQAhjQsgANURACGOCwIAzBEAIY8LgAAAAAGQCwABmxQAIZELgAAAAAGSCwEAuxEAIZMLEAClEgAhlAsgANURACGVC0AAwhEAISzzBAAAnBQAIPQEAACdFAAguAkBALIRACG7CUAAsxEAIc8JAQCyEQAh-QkBALsRACGsCgEAshEAIa8KQACzEQAhxgoBALIRACHHChAA3hEAIcsKAQCyEQAh4AoBALsRACHuCkAAsxEAIfIKAQC7EQAh9AoBALIRACH3CgEAshEAIfoKAQCyEQAh-woBALIRACH8CgEAshEAIf0KAQCyEQAh_goBALIRACH_CgEAshEAIYALEAClEgAhgQsQAKUSACGCCwIAzBEAIYMLgAAAAAGEC4AAAAABhQsAAZoUACGGCwABmhQAIYcLAQC7EQAhiAsAAZsUACGJC0AAsxEAIYoLAQC7EQAhiwsBALsRACGMCwEAshEAIY0LIADVEQAhjgsCAMwRACGPC4AAAAABkAsAAZsUACGRC4AAAAABkgsBALsRACGTCxAApRIAIZQLIADVEQAhlQtAAMIRACES8gQAAIUUACC4CQEAAAABuwlAAAAAAc8JAQAAAAHQCQEAAAAB0wkCAAAAAfkJAQAAAAGsCgEAAAABrwpAAAAAAccKEAAAAAHnCgEAAAAB6AoBAAAAAekKAQAAAAHqCgEAAAAB6wqAAAAAAewKQAAAAAHtCkAAAAAB7gpAAAAAAQIAAADMBwAgDwAAnxcAIAMAAADKBwAgDwAAnxcAIBAAAKMXACAUAAAAygcAIAgAAKMXACDyBAAA9xMAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHHChAA3hEAIecKAQCyEQAh6AoBALIRACHpCgEAshEAIeoKAQC7EQAh6wqAAAAAAewKQADCEQAh7QpAAMIRACHuCkAAwhEAIRLyBAAA9xMAILgJAQCyEQAhuwlAALMRACHPCQEAshEAIdAJAQC7EQAh0wkCALERACH5CQEAuxEAIawKAQCyEQAhrwpAALMRACHHChAA3hEAIecKAQCyEQAh6AoBALIRACHpCgEAshEAIeoKAQC7EQAh6wqAAAAAAewKQADCEQAh7QpAAMIRACHuCkAAwhEAIQW4CQEAAAAB4AoBAAAAAeEKgAAAAAHiCiAAAAAB4wpAAAAAAQO4CQEAAAAB4wpAAAAAAeQKAQAAAAECAAAAxQgAIA8AAKUXACADAAAAzQgAIA8AAKUXACAQAACpFwAgBQAAAM0IACAIAACpFwAguAkBALIRACHjCkAAsxEAIeQKAQCyEQAhA7gJAQCyEQAh4wpAALMRACHkCgEAshEAIQLwCQEAAAABzwpAAAAAAQq4CQEAAAABuwlAAAAAAckJQAAAAAGQCkAAAAABpQoBAAAAAcoKAQAAAAHLCgEAAAABzAoBAAAAAc0KIAAAAAHOCkAAAAABCJ8GAADAEwAguwlAAAAAAfoJAQAAAAHLCgEAAAAB0goBAAAAAdMKAQAAAAHUCkAAAAAB1QpAAAAAAQIAAADECQAgDwAArBcAIAMAAADOCQAgDwAArBcAIBAAALAXACAKAAAAzgkAIAgAALAXACCfBgAAphMAILsJQACzEQAh-gkBALIRACHLCgEAshEAIdIKAQCyEQAh0woBALsRACHUCkAAwhEAIdUKQADCEQAhCJ8GAACmEwAguwlAALMRACH6CQEAshEAIcsKAQCyEQAh0goBALIRACHTCgEAuxEAIdQKQADCEQAh1QpAAMIRACEImQYAAL8TACC7CUAAAAAB-gkBAAAAAcsKAQAAAAHSCgEAAAAB0woBAAAAAdQKQAAAAAHVCkAAAAABAgAAAMQJACAPAACxFwAgBLgJAQAAAAHbCUAAAAABsgoBAAAAAcAKQAAAAAECuAkBAAAAAb8KQAAAAAEG-gkBAAAAAa0KQAAAAAHGCgEAAAABxwoQAAAAAcgKAgAAAAHJChAAAAABAwAAAM4JACAPAACxFwAgEAAAuBcAIAoAAADOCQAgCAAAuBcAIJkGAAClEwAguwlAALMRACH6CQEAshEAIcsKAQCyEQAh0goBALIRACHTCgEAuxEAIdQKQADCEQAh1QpAAMIRACEImQYAAKUTACC7CUAAsxEAIfoJAQCyEQAhywoBALIRACHSCgEAshEAIdMKAQC7EQAh1ApAAMIRACHVCkAAwhEAIQ6hBAAAlhMAIJsGAACXEwAgnQYAAJgTACC4CQEAAAABuwlAAAAAAckJQAAAAAGQCkAAAAABpQoBAAAAAbQKAQAAAAHKCgEAAAABywoBAAAAAcwKAQAAAAHNCiAAAAABzgpAAAAAAQIAAADMCQAgDwAAuRcAIAMAAADKCQAgDwAAuRcAIBAAAL0XACAQAAAAygkAIAgAAL0XACChBAAA8RIAIJsGAADyEgAgnQYAAPMSACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACGQCkAAwhEAIaUKAQC7EQAhtAoBALsRACHKCgEAshEAIcsKAQCyEQAhzAoBALsRACHNCiAA1REAIc4KQADCEQAhDqEEAADxEgAgmwYAAPISACCdBgAA8xIAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIZAKQADCEQAhpQoBALsRACG0CgEAuxEAIcoKAQCyEQAhywoBALIRACHMCgEAuxEAIc0KIADVEQAhzgpAAMIRACEEuAkBAAAAAdsJQAAAAAG-CgEAAAABwApAAAAAAQu4CQEAAAAB2wlAAAAAAegJAQAAAAGYCgIAAAABtQoBAAAAAbgKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAHECgEAAAABxQoBAAAAAQIAAADWCgAgDwAAvxcAIA6hBAAAlhMAIJ0GAACYEwAgngYAAJkTACC4CQEAAAABuwlAAAAAAckJQAAAAAGQCkAAAAABpQoBAAAAAbQKAQAAAAHKCgEAAAABywoBAAAAAcwKAQAAAAHNCiAAAAABzgpAAAAAAQIAAADMCQAgDwAAwRcAIAMAAADZCgAgDwAAvxcAIBAAAMUXACANAAAA2QoAIAgAAMUXACC4CQEAshEAIdsJQACzEQAh6AkBALsRACGYCgIAsREAIbUKAQCyEQAhuAoBALIRACHBCgEAshEAIcIKAQCyEQAhwwoBALIRACHECgEAshEAIcUKAQCyEQAhC7gJAQCyEQAh2wlAALMRACHoCQEAuxEAIZgKAgCxEQAhtQoBALIRACG4CgEAshEAIcEKAQCyEQAhwgoBALIRACHDCgEAshEAIcQKAQCyEQAhxQoBALIRACEDAAAAygkAIA8AAMEXACAQAADIFwAgEAAAAMoJACAIAADIFwAgoQQAAPESACCdBgAA8xIAIJ4GAAD0EgAguAkBALIRACG7CUAAsxEAIckJQADCEQAhkApAAMIRACGlCgEAuxEAIbQKAQC7EQAhygoBALIRACHLCgEAshEAIcwKAQC7EQAhzQogANURACHOCkAAwhEAIQ6hBAAA8RIAIJ0GAADzEgAgngYAAPQSACC4CQEAshEAIbsJQACzEQAhyQlAAMIRACGQCkAAwhEAIaUKAQC7EQAhtAoBALsRACHKCgEAshEAIcsKAQCyEQAhzAoBALsRACHNCiAA1REAIc4KQADCEQAhDqEEAACWEwAgmwYAAJcTACCeBgAAmRMAILgJAQAAAAG7CUAAAAAByQlAAAAAAZAKQAAAAAGlCgEAAAABtAoBAAAAAcoKAQAAAAHLCgEAAAABzAoBAAAAAc0KIAAAAAHOCkAAAAABAgAAAMwJACAPAADJFwAgAwAAAMoJACAPAADJFwAgEAAAzRcAIBAAAADKCQAgCAAAzRcAIKEEAADxEgAgmwYAAPISACCeBgAA9BIAILgJAQCyEQAhuwlAALMRACHJCUAAwhEAIZAKQADCEQAhpQoBALsRACG0CgEAuxEAIcoKAQCyEQAhywoBALIRACHMCgEAuxEAIc0KIADVEQAhzgpAAMIRACEOoQQAAPESACCbBgAA8hIAIJ4GAAD0EgAguAkBALIRACG7CUAAsxEAIckJQADCEQAhkApAAMIRACGlCgEAuxEAIbQKAQC7EQAhygoBALIRACHLCgEAshEAIcwKAQC7EQAhzQogANURACHOCkAAwhEAIQbPCQEAAAAB0wkCAAAAAdQJQAAAAAGlCgEAAAABsApAAAAAAbMKAQAAAAEMuAkBAAAAAbsJQAAAAAHoCQEAAAAB7wkBAAAAAfAJAQAAAAH6CQEAAAABmAoCAAAAAbQKAQAAAAG1CgEAAAABtgoBAAAAAbcKAQAAAAG4CgEAAAABAgAAALQLACAPAADPFwAgAwAAALwLACAPAADPFwAgEAAA0xcAIA4AAAC8CwAgCAAA0xcAILgJAQCyEQAhuwlAALMRACHoCQEAuxEAIe8JAQCyEQAh8AkBALsRACH6CQEAuxEAIZgKAgCxEQAhtAoBALsRACG1CgEAshEAIbYKAQCyEQAhtwoBALIRACG4CgEAshEAIQy4CQEAshEAIbsJQACzEQAh6AkBALsRACHvCQEAshEAIfAJAQC7EQAh-gkBALsRACGYCgIAsREAIbQKAQC7EQAhtQoBALIRACG2CgEAshEAIbcKAQCyEQAhuAoBALIRACEJuwlAAAAAAckJQAAAAAHnCQEAAAAB6AkBAAAAAekJBAAAAAHqCUAAAAAB6wkBAAAAAewJQAAAAAHtCSAAAAABDbgJBAAAAAHVCQEAAAAB1gkEAAAAAdcJgAAAAAHYCQEAAAAB2QkCAAAAAdoJBAAAAAHbCUAAAAAB3AlAAAAAAd0JQAAAAAHeCQEAAAAB3wkBAAAAAeAJQAAAAAEXwwgAAIASACDECAAAgRIAILgJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHvCQAAAO8JAvAJAQAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CQEAAAAB9QkEAAAAAfYJBAAAAAH3CQEAAAAB-AkQAAAAAfkJAQAAAAH6CQEAAAAB-wkBAAAAAfwJQAAAAAH9CUAAAAAB_gkCAAAAAf8JQAAAAAECAAAAlw0AIA8AANYXACADAAAAow0AIA8AANYXACAQAADaFwAgGQAAAKMNACAIAADaFwAgwwgAAOARACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACEXwwgAAOARACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACEXwggAAP8RACDECAAAgRIAILgJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHvCQAAAO8JAvAJAQAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CQEAAAAB9QkEAAAAAfYJBAAAAAH3CQEAAAAB-AkQAAAAAfkJAQAAAAH6CQEAAAAB-wkBAAAAAfwJQAAAAAH9CUAAAAAB_gkCAAAAAf8JQAAAAAECAAAAlw0AIA8AANsXACADAAAAow0AIA8AANsXACAQAADfFwAgGQAAAKMNACAIAADfFwAgwggAAN8RACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACEXwggAAN8RACDECAAA4REAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACEXwggAAP8RACDDCAAAgBIAILgJAQAAAAG7CUAAAAAByQlAAAAAAegJAQAAAAHvCQAAAO8JAvAJAQAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CQEAAAAB9QkEAAAAAfYJBAAAAAH3CQEAAAAB-AkQAAAAAfkJAQAAAAH6CQEAAAAB-wkBAAAAAfwJQAAAAAH9CUAAAAAB_gkCAAAAAf8JQAAAAAECAAAAlw0AIA8AAOAXACADAAAAow0AIA8AAOAXACAQAADkFwAgGQAAAKMNACAIAADkFwAgwggAAN8RACDDCAAA4BEAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACEXwggAAN8RACDDCAAA4BEAILgJAQCyEQAhuwlAALMRACHJCUAAsxEAIegJAQC7EQAh7wkAAN0R7wki8AkBALIRACHxCQEAshEAIfIJAQCyEQAh8wkBALIRACH0CQEAshEAIfUJBADLEQAh9gkEAM0RACH3CQEAuxEAIfgJEADeEQAh-QkBALsRACH6CQEAshEAIfsJAQC7EQAh_AlAAMIRACH9CUAAwhEAIf4JAgCxEQAh_wlAAMIRACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAxUAvQG7At0DuQG-AuEDugEBugIAuAEDFQC8AboC4wO4Ab0C5wO7AQG8AgC6AQG9AugDAAK7AukDAL4C6gMAAAADFQDBARYAwgEXAMMBAAAAAxUAwQEWAMIBFwDDAQG6AgC4AQG6AgC4AQMVAMgBFgDJARcAygEAAAADFQDIARYAyQEXAMoBAboCoQS4AQG6AqcEuAEFFQDPARYA0gEXANMBOADQATkA0QEAAAAAAAUVAM8BFgDSARcA0wE4ANABOQDRAQG8AgC6AQG8AgC6AQUVANgBFgDbARcA3AE4ANkBOQDaAQAAAAAABRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAxUA4gEWAOMBFwDkAQAAAAMVAOIBFgDjARcA5AECFQDoAZAD4wTnAQGPAwDmAQGQA-QEAAAABRUA7AEWAO8BFwDwATgA7QE5AO4BAAAAAAAFFQDsARYA7wEXAPABOADtATkA7gEBjwMA5gEBjwMA5gEFFQD1ARYA-AEXAPkBOAD2ATkA9wEAAAAAAAUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAUVAP8BFgCCAhcAgwI4AIACOQCBAgAAAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAxUAiQIWAIoCFwCLAgAAAAMVAIkCFgCKAhcAiwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAhUAtwLdAcYGtgIBoQQAtQIB3QHHBgAAAAUVALsCFgC-AhcAvwI4ALwCOQC9AgAAAAAABRUAuwIWAL4CFwC_AjgAvAI5AL0CAaEEALUCAaEEALUCBRUAxAIWAMcCFwDIAjgAxQI5AMYCAAAAAAAFFQDEAhYAxwIXAMgCOADFAjkAxgIAAAAFFQDOAhYA0QIXANICOADPAjkA0AIAAAAAAAUVAM4CFgDRAhcA0gI4AM8COQDQAgAAAAMVANgCFgDZAhcA2gIAAAADFQDYAhYA2QIXANoCAAAABRUA4AIWAOMCFwDkAjgA4QI5AOICAAAAAAAFFQDgAhYA4wIXAOQCOADhAjkA4gIEFQDsAvMExQfnAvQEyQfoAvYEzQfpAgHyBADmAgHyBADmAgMVAOsC8gQA5gLzBNEH6gIB9QQA6QIB8wTSBwAD8wTTBwD0BNQHAPYE1QcAAAAFFQDwAhYA8wIXAPQCOADxAjkA8gIAAAAAAAUVAPACFgDzAhcA9AI4APECOQDyAgHyBADmAgHyBADmAgUVAPkCFgD8AhcA_QI4APoCOQD7AgAAAAAABRUA-QIWAPwCFwD9AjgA-gI5APsCAfIEAOYCAfIEAOYCBRUAggMWAIUDFwCGAzgAgwM5AIQDAAAAAAAFFQCCAxYAhQMXAIYDOACDAzkAhAMB8gQA5gIB8gQA5gIFFQCLAxYAjgMXAI8DOACMAzkAjQMAAAAAAAUVAIsDFgCOAxcAjwM4AIwDOQCNAwH1BADpAgH1BADpAgUVAJQDFgCXAxcAmAM4AJUDOQCWAwAAAAAABRUAlAMWAJcDFwCYAzgAlQM5AJYDAhUAnAPIBcoImwMBxwUAmgMByAXLCAAAAAMVAKADFgChAxcAogMAAAADFQCgAxYAoQMXAKIDAccFAJoDAccFAJoDAxUApwMWAKgDFwCpAwAAAAMVAKcDFgCoAxcAqQMAAAAFFQCvAxYAsgMXALMDOACwAzkAsQMAAAAAAAUVAK8DFgCyAxcAswM4ALADOQCxAwAAAAMVALkDFgC6AxcAuwMAAAADFQC5AxYAugMXALsDAAAAAxUAwQMWAMIDFwDDAwAAAAMVAMEDFgDCAxcAwwMDFQDOA5kGyQnGA58GzQnHAwGhBADFAwUVAM0DoQTPCcUDmwbTCcgDnQbZCcsDngbdCcwDApoGAMcDnAYAyQMCFQDKA5sG1AnIAwGbBtUJAAGaBgDHAwGaBgDHAwObBt4JAJ0G3wkAngbgCQACmQbhCQCfBuIJAAAAAxUA0gMWANMDFwDUAwAAAAMVANIDFgDTAxcA1AMAAAADFQDaAxYA2wMXANwDAAAAAxUA2gMWANsDFwDcAwGhBADFAwGhBADFAwMVAOEDFgDiAxcA4wMAAAADFQDhAxYA4gMXAOMDAaEEsgrFAwGhBLgKxQMDFQDoAxYA6QMXAOoDAAAAAxUA6AMWAOkDFwDqAwGaBgDHAwGaBgDHAwUVAO8DFgDyAxcA8wM4APADOQDxAwAAAAAABRUA7wMWAPIDFwDzAzgA8AM5APEDAAAFFQD4AxYA-wMXAPwDOAD5AzkA-gMAAAAAAAUVAPgDFgD7AxcA_AM4APkDOQD6AwKaBgDHA5wGAMkDApoGAMcDnAYAyQMDFQCBBBYAggQXAIMEAAAAAxUAgQQWAIIEFwCDBAGaBgDHAwGaBgDHAwMVAIgEFgCJBBcAigQAAAADFQCIBBYAiQQXAIoEAAAABRUAkAQWAJMEFwCUBDgAkQQ5AJIEAAAAAAAFFQCQBBYAkwQXAJQEOACRBDkAkgQCFQCYBLAHuQuXBAGcBgCWBAGwB7oLAAAABRUAnAQWAJ8EFwCgBDgAnQQ5AJ4EAAAAAAAFFQCcBBYAnwQXAKAEOACdBDkAngQBnAYAlgQBnAYAlgQFFQClBBYAqAQXAKkEOACmBDkApwQAAAAAAAUVAKUEFgCoBBcAqQQ4AKYEOQCnBAAAAAUVAK8EFgCyBBcAswQ4ALAEOQCxBAAAAAAABRUArwQWALIEFwCzBDgAsAQ5ALEEAAAAAxUAuQQWALoEFwC7BAAAAAMVALkEFgC6BBcAuwQAAAADFQDBBBYAwgQXAMMEAAAAAxUAwQQWAMIEFwDDBAAAAAUVAMkEFgDMBBcAzQQ4AMoEOQDLBAAAAAAABRUAyQQWAMwEFwDNBDgAygQ5AMsEAAAAAxUA0wQWANQEFwDVBAAAAAMVANMEFgDUBBcA1QQAAAADFQDbBBYA3AQXAN0EAAAAAxUA2wQWANwEFwDdBAAAAAUVAOMEFgDmBBcA5wQ4AOQEOQDlBAAAAAAABRUA4wQWAOYEFwDnBDgA5AQ5AOUEBBUA7QTCCJwN6gTDCKAN6wTECKIN7AQBwQgA6QQBwQgA6QQBwQikDekEAsIIpQ0AwwimDQAAAAUVAPEEFgD0BBcA9QQ4APIEOQDzBAAAAAAABRUA8QQWAPQEFwD1BDgA8gQ5APMEAcEIAOkEAcEIAOkEBRUA-gQWAP0EFwD-BDgA-wQ5APwEAAAAAAAFFQD6BBYA_QQXAP4EOAD7BDkA_AQBwQgA6QQBwQgA6QQFFQCDBRYAhgUXAIcFOACEBTkAhQUAAAAAAAUVAIMFFgCGBRcAhwU4AIQFOQCFBQHBCPUN6QQBwQj7DekEBRUAjAUWAI8FFwCQBTgAjQU5AI4FAAAAAAAFFQCMBRYAjwUXAJAFOACNBTkAjgUAAAADFQCWBRYAlwUXAJgFAAAAAxUAlgUWAJcFFwCYBQAAAAMVAJ4FFgCfBRcAoAUAAAADFQCeBRYAnwUXAKAFAAAABRUApgUWAKkFFwCqBTgApwU5AKgFAAAAAAAFFQCmBRYAqQUXAKoFOACnBTkAqAUBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIoMQ0pMhEqNBIrNRIsOBItORIuOhIvPBIwPgIxPxMyQRIzQwI0RBQ1RRI2RhI3RwI6ShU7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AWGsAfwBYq0B_QFirgGAAmKvAYECYrABggJisQGEAmKyAYYCArMBhwJjtAGJAmK1AYsCArYBjAJktwGNAmK4AY4CYrkBjwICugGSAmW7AZMCa7wBlQJsvQGWAmy-AZkCbL8BmgJswAGbAmzBAZ0CbMIBnwICwwGgAm3EAaICbMUBpAICxgGlAm7HAaYCbMgBpwJsyQGoAgLKAasCb8sBrAJ1zAGuAnbNAa8Cds4BsgJ2zwGzAnbQAbQCdtEBtgJ20gG4AgLTAbkCd9QBuwJ21QG9AgLWAb4CeNcBvwJ22AHAAnbZAcECAtoBxAJ52wHFAn_eAccCgAHfAc0CgAHgAdACgAHhAdECgAHiAdICgAHjAdQCgAHkAdYCAuUB1wKDAeYB2QKAAecB2wIC6AHcAoQB6QHdAoAB6gHeAoAB6wHfAgLsAeIChQHtAeMCiwHuAeQCgQHvAeUCgQHwAeYCgQHxAecCgQHyAegCgQHzAeoCgQH0AewCAvUB7QKMAfYB7wKBAfcB8QIC-AHyAo0B-QHzAoEB-gH0AoEB-wH1AgL8AfgCjgH9AfkClAH-AfsClQH_AfwClQGAAv8ClQGBAoADlQGCAoEDlQGDAoMDlQGEAoUDAoUChgOWAYYCiAOVAYcCigMCiAKLA5cBiQKMA5UBigKNA5UBiwKOAwKMApEDmAGNApIDnAGOApQDnQGPApUDnQGQApgDnQGRApkDnQGSApoDnQGTApwDnQGUAp4DApUCnwOeAZYCoQOdAZcCowMCmAKkA58BmQKlA50BmgKmA50BmwKnAwKcAqoDoAGdAqsDpgGeAq0DpwGfAq4DpwGgArEDpwGhArIDpwGiArMDpwGjArUDpwGkArcDAqUCuAOoAaYCuQOnAacCugMCqAK9A6kBqQK-A60BqgLAA64BqwLBA64BrALEA64BrQLFA64BrgLGA64BrwLIA64BsALKAwKxAssDrwGyAs0DrgGzAs8DArQC0AOwAbUC0QOuAbYC0gOuAbcC0wMCuALWA7EBuQLXA7cBvwLZA7gBwALrA7gBwQLtA7gBwgLuA7gBwwLvA7gBxALxA7gBxQLzAwLGAvQDvgHHAvYDuAHIAvgDAskC-QO_AcoC-gO4AcsC-wO4AcwC_AMCzQL_A8ABzgKABMQBzwKBBLkB0AKCBLkB0QKDBLkB0gKEBLkB0wKFBLkB1AKHBLkB1QKJBALWAooExQHXAowEuQHYAo4EAtkCjwTGAdoCkAS5AdsCkQS5AdwCkgQC3QKVBMcB3gKWBMsB3wKXBLoB4AKYBLoB4QKZBLoB4gKaBLoB4wKbBLoB5AKdBLoB5QKfBALmAqAEzAHnAqMEugHoAqUEAukCpgTNAeoCqAS6AesCqQS6AewCqgQC7QKtBM4B7gKuBNQB7wKvBLsB8AKwBLsB8QKxBLsB8gKyBLsB8wKzBLsB9AK1BLsB9QK3BAL2ArgE1QH3AroEuwH4ArwEAvkCvQTWAfoCvgS7AfsCvwS7AfwCwAQC_QLDBNcB_gLEBN0B_wLGBN4BgAPHBN4BgQPKBN4BggPLBN4BgwPMBN4BhAPOBN4BhQPQBAKGA9EE3wGHA9ME3gGIA9UEAokD1gTgAYoD1wTeAYsD2ATeAYwD2QQCjQPcBOEBjgPdBOUBkQPfBOYBkgPlBOYBkwPoBOYBlAPpBOYBlQPqBOYBlgPsBOYBlwPuBAKYA-8E6QGZA_EE5gGaA_MEApsD9ATqAZwD9QTmAZ0D9gTmAZ4D9wQCnwP6BOsBoAP7BPEBoQP8BOcBogP9BOcBowP-BOcBpAP_BOcBpQOABecBpgOCBecBpwOEBQKoA4UF8gGpA4cF5wGqA4kFAqsDigXzAawDiwXnAa0DjAXnAa4DjQUCrwOQBfQBsAORBfoBsQOTBfsBsgOUBfsBswOXBfsBtAOYBfsBtQOZBfsBtgObBfsBtwOdBQK4A54F_AG5A6AF-wG6A6IFArsDowX9AbwDpAX7Ab0DpQX7Ab4DpgUCvwOpBf4BwAOqBYQCwQOsBYUCwgOtBYUCwwOwBYUCxAOxBYUCxQOyBYUCxgO0BYUCxwO2BQLIA7cFhgLJA7kFhQLKA7sFAssDvAWHAswDvQWFAs0DvgWFAs4DvwUCzwPCBYgC0APDBYwC0QPFBY0C0gPGBY0C0wPJBY0C1APKBY0C1QPLBY0C1gPNBY0C1wPPBQLYA9AFjgLZA9IFjQLaA9QFAtsD1QWPAtwD1gWNAt0D1wWNAt4D2AUC3wPbBZAC4APcBZQC4QPeBZUC4gPfBZUC4wPiBZUC5APjBZUC5QPkBZUC5gPmBZUC5wPoBQLoA-kFlgLpA-sFlQLqA-0FAusD7gWXAuwD7wWVAu0D8AWVAu4D8QUC7wP0BZgC8AP1BZwC8QP3BZ0C8gP4BZ0C8wP7BZ0C9AP8BZ0C9QP9BZ0C9gP_BZ0C9wOBBgL4A4IGngL5A4QGnQL6A4YGAvsDhwafAvwDiAadAv0DiQadAv4DigYC_wONBqACgASOBqQCgQSQBqUCggSRBqUCgwSUBqUChASVBqUChQSWBqUChgSYBqUChwSaBgKIBJsGpgKJBJ0GpQKKBJ8GAosEoAanAowEoQalAo0EogalAo4EowYCjwSmBqgCkASnBqwCkQSpBq0CkgSqBq0CkwStBq0ClASuBq0ClQSvBq0ClgSxBq0ClwSzBgKYBLQGrgKZBLYGrQKaBLgGApsEuQavApwEugatAp0EuwatAp4EvAYCnwS_BrACoATABrQCogTCBrUCowTIBrUCpATLBrUCpQTMBrUCpgTNBrUCpwTPBrUCqATRBgKpBNIGuAKqBNQGtQKrBNYGAqwE1wa5Aq0E2Aa1Aq4E2Qa1Aq8E2gYCsATdBroCsQTeBsACsgTfBrYCswTgBrYCtAThBrYCtQTiBrYCtgTjBrYCtwTlBrYCuATnBgK5BOgGwQK6BOoGtgK7BOwGArwE7QbCAr0E7ga2Ar4E7wa2Ar8E8AYCwATzBsMCwQT0BskCwgT2BsoCwwT3BsoCxAT6BsoCxQT7BsoCxgT8BsoCxwT-BsoCyASABwLJBIEHywLKBIMHygLLBIUHAswEhgfMAs0EhwfKAs4EiAfKAs8EiQcC0ASMB80C0QSNB9MC0gSPB9QC0wSQB9QC1ASTB9QC1QSUB9QC1gSVB9QC1wSXB9QC2ASZBwLZBJoH1QLaBJwH1ALbBJ4HAtwEnwfWAt0EoAfUAt4EoQfUAt8EogcC4ASlB9cC4QSmB9sC4gSoB9wC4wSpB9wC5ASsB9wC5QStB9wC5gSuB9wC5wSwB9wC6ASyBwLpBLMH3QLqBLUH3ALrBLcHAuwEuAfeAu0EuQfcAu4EugfcAu8EuwcC8AS-B98C8QS_B-UC9wTBB-YC-ATWB-YC-QTZB-YC-gTaB-YC-wTbB-YC_ATdB-YC_QTfBwL-BOAH7QL_BOIH5gKABeQHAoEF5QfuAoIF5gfmAoMF5wfmAoQF6AcChQXrB-8ChgXsB_UChwXtB-cCiAXuB-cCiQXvB-cCigXwB-cCiwXxB-cCjAXzB-cCjQX1BwKOBfYH9gKPBfgH5wKQBfoHApEF-wf3ApIF_AfnApMF_QfnApQF_gcClQWBCPgClgWCCP4ClwWDCOgCmAWECOgCmQWFCOgCmgWGCOgCmwWHCOgCnAWJCOgCnQWLCAKeBYwI_wKfBY4I6AKgBZAIAqEFkQiAA6IFkgjoAqMFkwjoAqQFlAgCpQWXCIEDpgWYCIcDpwWZCOkCqAWaCOkCqQWbCOkCqgWcCOkCqwWdCOkCrAWfCOkCrQWhCAKuBaIIiAOvBaQI6QKwBaYIArEFpwiJA7IFqAjpArMFqQjpArQFqggCtQWtCIoDtgWuCJADtwWvCOoCuAWwCOoCuQWxCOoCugWyCOoCuwWzCOoCvAW1COoCvQW3CAK-BbgIkQO_BboI6gLABbwIAsEFvQiSA8IFvgjqAsMFvwjqAsQFwAgCxQXDCJMDxgXECJkDyQXGCJoDygXMCJoDywXPCJoDzAXQCJoDzQXRCJoDzgXTCJoDzwXVCALQBdYInQPRBdgImgPSBdoIAtMF2wieA9QF3AiaA9UF3QiaA9YF3ggC1wXhCJ8D2AXiCKMD2QXjCJsD2gXkCJsD2wXlCJsD3AXmCJsD3QXnCJsD3gXpCJsD3wXrCALgBewIpAPhBe4ImwPiBfAIAuMF8QilA-QF8gibA-UF8wibA-YF9AgC5wX3CKYD6AX4CKoD6QX6CKsD6gX7CKsD6wX-CKsD7AX_CKsD7QWACasD7gWCCasD7wWECQLwBYUJrAPxBYcJqwPyBYkJAvMFigmtA_QFiwmrA_UFjAmrA_YFjQkC9wWQCa4D-AWRCbQD-QWTCbUD-gWUCbUD-wWXCbUD_AWYCbUD_QWZCbUD_gWbCbUD_wWdCQKABp4JtgOBBqAJtQOCBqIJAoMGowm3A4QGpAm1A4UGpQm1A4YGpgkChwapCbgDiAaqCbwDiQasCb0DigatCb0DiwawCb0DjAaxCb0DjQayCb0Djga0Cb0Djwa2CQKQBrcJvgORBrkJvQOSBrsJApMGvAm_A5QGvQm9A5UGvgm9A5YGvwkClwbCCcADmAbDCcQDoAbFCcUDoQbjCcUDogblCcUDowbmCcUDpAbnCcUDpQbpCcUDpgbrCQKnBuwJzwOoBu4JxQOpBvAJAqoG8QnQA6sG8gnFA6wG8wnFA60G9AkCrgb3CdEDrwb4CdUDsAb6CdYDsQb7CdYDsgb-CdYDswb_CdYDtAaACtYDtQaCCtYDtgaECgK3BoUK1wO4BocK1gO5BokKAroGigrYA7sGiwrWA7wGjArWA70GjQoCvgaQCtkDvwaRCt0DwAaSCsYDwQaTCsYDwgaUCsYDwwaVCsYDxAaWCsYDxQaYCsYDxgaaCgLHBpsK3gPIBp0KxgPJBp8KAsoGoArfA8sGoQrGA8wGogrGA80GowoCzgamCuADzwanCuQD0AaoCscD0QapCscD0gaqCscD0warCscD1AasCscD1QauCscD1gawCgLXBrEK5QPYBrQKxwPZBrYKAtoGtwrmA9sGuQrHA9wGugrHA90GuwoC3ga-CucD3wa_CusD4AbACswD4QbBCswD4gbCCswD4wbDCswD5AbECswD5QbGCswD5gbICgLnBskK7APoBssKzAPpBs0KAuoGzgrtA-sGzwrMA-wG0ArMA-0G0QoC7gbUCu4D7wbVCvQD8AbXCskD8QbYCskD8gbbCskD8wbcCskD9AbdCskD9QbfCskD9gbhCgL3BuIK9QP4BuQKyQP5BuYKAvoG5wr2A_sG6ArJA_wG6QrJA_0G6goC_gbtCvcD_wbuCv0DgAfvCsgDgQfwCsgDggfxCsgDgwfyCsgDhAfzCsgDhQf1CsgDhgf3CgKHB_gK_gOIB_oKyAOJB_wKAooH_Qr_A4sH_grIA4wH_wrIA40HgAsCjgeDC4AEjweEC4QEkAeFC8sDkQeGC8sDkgeHC8sDkweIC8sDlAeJC8sDlQeLC8sDlgeNCwKXB44LhQSYB5ALywOZB5ILApoHkwuGBJsHlAvLA5wHlQvLA50HlgsCngeZC4cEnweaC4sEoAecC4wEoQedC4wEogegC4wEowehC4wEpAeiC4wEpQekC4wEpgemCwKnB6cLjQSoB6kLjASpB6sLAqoHrAuOBKsHrQuMBKwHrguMBK0HrwsCrgeyC48ErwezC5UEsQe1C5YEsge7C5YEswe-C5YEtAe_C5YEtQfAC5YEtgfCC5YEtwfECwK4B8ULmQS5B8cLlgS6B8kLArsHyguaBLwHywuWBL0HzAuWBL4HzQsCvwfQC5sEwAfRC6EEwQfSC5cEwgfTC5cEwwfUC5cExAfVC5cExQfWC5cExgfYC5cExwfaCwLIB9sLogTJB90LlwTKB98LAssH4AujBMwH4QuXBM0H4guXBM4H4wsCzwfmC6QE0AfnC6oE0QfpC6sE0gfqC6sE0wftC6sE1AfuC6sE1QfvC6sE1gfxC6sE1wfzCwLYB_QLrATZB_YLqwTaB_gLAtsH-QutBNwH-gurBN0H-wurBN4H_AsC3wf_C64E4AeADLQE4QeCDLUE4geDDLUE4weGDLUE5AeHDLUE5QeIDLUE5geKDLUE5weMDALoB40MtgTpB48MtQTqB5EMAusHkgy3BOwHkwy1BO0HlAy1BO4HlQwC7weYDLgE8AeZDLwE8QebDL0E8gecDL0E8wefDL0E9AegDL0E9QehDL0E9gejDL0E9welDAL4B6YMvgT5B6gMvQT6B6oMAvsHqwy_BPwHrAy9BP0HrQy9BP4HrgwC_wexDMAEgAiyDMQEgQi0DMUEggi1DMUEgwi4DMUEhAi5DMUEhQi6DMUEhgi8DMUEhwi-DAKICL8MxgSJCMEMxQSKCMMMAosIxAzHBIwIxQzFBI0IxgzFBI4IxwwCjwjKDMgEkAjLDM4EkQjNDM8EkgjODM8EkwjRDM8ElAjSDM8ElQjTDM8ElgjVDM8ElwjXDAKYCNgM0ASZCNoMzwSaCNwMApsI3QzRBJwI3gzPBJ0I3wzPBJ4I4AwCnwjjDNIEoAjkDNYEoQjmDNcEogjnDNcEowjqDNcEpAjrDNcEpQjsDNcEpgjuDNcEpwjwDAKoCPEM2ASpCPMM1wSqCPUMAqsI9gzZBKwI9wzXBK0I-AzXBK4I-QwCrwj8DNoEsAj9DN4EsQj_DN8EsgiADd8EswiDDd8EtAiEDd8EtQiFDd8EtgiHDd8EtwiJDQK4CIoN4AS5CIwN3wS6CI4NArsIjw3hBLwIkA3fBL0IkQ3fBL4Ikg0CvwiVDeIEwAiWDegExQiYDekExginDekExwipDekEyAiqDekEyQirDekEygitDekEywivDQLMCLAN7gTNCLIN6QTOCLQNAs8ItQ3vBNAItg3pBNEItw3pBNIIuA0C0wi7DfAE1Ai8DfYE1Qi9DeoE1gi-DeoE1wi_DeoE2AjADeoE2QjBDeoE2gjDDeoE2wjFDQLcCMYN9wTdCMgN6gTeCMoNAt8Iyw34BOAIzA3qBOEIzQ3qBOIIzg0C4wjRDfkE5AjSDf8E5QjTDesE5gjUDesE5wjVDesE6AjWDesE6QjXDesE6gjZDesE6wjbDQLsCNwNgAXtCN4N6wTuCOANAu8I4Q2BBfAI4g3rBPEI4w3rBPII5A0C8wjnDYIF9AjoDYgF9QjqDewE9gjrDewE9wjtDewE-AjuDewE-QjvDewE-gjxDewE-wjzDQL8CPQNiQX9CPcN7AT-CPkNAv8I-g2KBYAJ_A3sBIEJ_Q3sBIIJ_g0CgwmBDosFhAmCDpEFhQmEDpIFhgmFDpIFhwmIDpIFiAmJDpIFiQmKDpIFigmMDpIFiwmODgKMCY8OkwWNCZEOkgWOCZMOAo8JlA6UBZAJlQ6SBZEJlg6SBZIJlw4CkwmaDpUFlAmbDpkFlQmdDpoFlgmeDpoFlwmhDpoFmAmiDpoFmQmjDpoFmgmlDpoFmwmnDgKcCagOmwWdCaoOmgWeCawOAp8JrQ6cBaAJrg6aBaEJrw6aBaIJsA4CowmzDp0FpAm0DqEFpQm2DqIFpgm3DqIFpwm6DqIFqAm7DqIFqQm8DqIFqgm-DqIFqwnADgKsCcEOowWtCcMOogWuCcUOAq8Jxg6kBbAJxw6iBbEJyA6iBbIJyQ4CswnMDqUFtAnNDqsF"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  PaidAct: "PaidAct",
  ResultRef: "ResultRef",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var PaymentScalarFieldEnum = {
  id: "id",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
