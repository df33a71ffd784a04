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
  /// What was taken; what is given back of it stands in the refunds.
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

  lines       PaymentLine[]
  transitions PaymentTransition[]
  refunds     Refund[]

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

/// Money that leaves again: given back to its payer, or paid on to a wallet that the payer named. One transfer, for one line or several.
model Refund {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND gives back to the payer; PAYOUT pays a part on, and is nothing that the payer gets.
  purpose         String    @default("REFUND")
  /// Names the refund within its payment: the same key again is the same refund.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// Who gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// REQUESTED, SENDING, REFUNDED (it is on chain), STUCK, DECLINED, or NEEDS_APPROVAL: a cap was reached.
  state           String
  /// Why the refund is where it is, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; what came of it is looked up by this.
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

  lines RefundLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("refund")
  @@schema("ledger")
}

/// What a refund gives back of one line.
model RefundLine {
  refundId String  @map("refund_id") @db.Uuid
  position Int
  amount   Decimal @db.Decimal(78, 0)
  refund   Refund  @relation(fields: [refundId], references: [id], onDelete: Cascade)

  @@id([refundId, position])
  @@map("refund_line")
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

/// What was counted against the caps on refunds and payouts: one row for each day, with its latest hour.
model RefundOutflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("refund_outflow")
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
  size            String?
  /// Of a shirt: Black or White.
  color           String?
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
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

/// HELD before the money moves, SENDING while the upstream company is asked, then BOOKED or FAILED (and refunded), and
/// CANCELLED by its wallet. RELEASED when the money never moved.
enum BookingState {
  HELD
  SENDING
  BOOKED
  FAILED
  CANCELLED
  RELEASED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that pays for it.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(HELD)
  wallet      String
  /// The upstream company's order id; null until it is booked.
  orderId     String?      @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents; null until then.
  payload     Json?
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"refunds","kind":"object","type":"Refund","relationName":"PaymentToRefund"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Refund":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToRefund"},{"name":"lines","kind":"object","type":"RefundLine","relationName":"RefundToRefundLine"}],"dbName":"refund","schema":"ledger"},"RefundLine":{"fields":[{"name":"refundId","kind":"scalar","type":"String","dbName":"refund_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"refund","kind":"object","type":"Refund","relationName":"RefundToRefundLine"}],"dbName":"refund_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"RefundOutflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"refund_outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","refund","refunds","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Refund.findUnique","Refund.findUniqueOrThrow","Refund.findFirst","Refund.findFirstOrThrow","Refund.findMany","Refund.createOne","Refund.createMany","Refund.createManyAndReturn","Refund.updateOne","Refund.updateMany","Refund.updateManyAndReturn","Refund.upsertOne","Refund.deleteOne","Refund.deleteMany","Refund.groupBy","Refund.aggregate","RefundLine.findUnique","RefundLine.findUniqueOrThrow","RefundLine.findFirst","RefundLine.findFirstOrThrow","RefundLine.findMany","RefundLine.createOne","RefundLine.createMany","RefundLine.createManyAndReturn","RefundLine.updateOne","RefundLine.updateMany","RefundLine.updateManyAndReturn","RefundLine.upsertOne","RefundLine.deleteOne","RefundLine.deleteMany","RefundLine.groupBy","RefundLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","RefundOutflow.findUnique","RefundOutflow.findUniqueOrThrow","RefundOutflow.findFirst","RefundOutflow.findFirstOrThrow","RefundOutflow.findMany","RefundOutflow.createOne","RefundOutflow.createMany","RefundOutflow.createManyAndReturn","RefundOutflow.updateOne","RefundOutflow.updateMany","RefundOutflow.updateManyAndReturn","RefundOutflow.upsertOne","RefundOutflow.deleteOne","RefundOutflow.deleteMany","RefundOutflow.groupBy","RefundOutflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","refundId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","basis","balance","retold","settledAt","refundId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","organizationId","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "phebBewICZUJAADxEAAwlgkAAAQAEJcJAADxEAAwzwkAAPIQnwwiigoBAKkOACGZDAEAqQ4AIZwMAQCpDgAhnQxAAKoOACGfDAAA8xAAIAEAAAABACABAAAAAQAgCJUJAADxEAAwlgkAAAQAEJcJAADxEAAwzwkAAPIQnwwiigoBAKkOACGZDAEAqQ4AIZwMAQCpDgAhnQxAAKoOACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBc8JAAAAnwwCigoBAAAAAZkMAQAAAAGcDAEAAAABnQxAAAAAAQEIAAAJACAFzwkAAACfDAKKCgEAAAABmQwBAAAAAZwMAQAAAAGdDEAAAAABAQgAAAsAMAEIAAALADAFzwkAAKkWnwwiigoBAPoQACGZDAEA-hAAIZwMAQD6EAAhnQxAAPsQACECAAAAAQAgCAAADgAgBc8JAACpFp8MIooKAQD6EAAhmQwBAPoQACGcDAEA-hAAIZ0MQAD7EAAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAphYAIBYAAKgWACAXAACnFgAgCJUJAADtEAAwlgkAABcAEJcJAADtEAAwzwkAAO4QnwwiigoBAJ4OACGZDAEAng4AIZwMAQCeDgAhnQxAAJ8OACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeVCQAA7BAAMJYJAAAdABCXCQAA7BAAMIQKAQAAAAGKCgEAqQ4AIZkMAQCpDgAhnQxAAKoOACEBAAAAGgAgAQAAABoAIAeVCQAA7BAAMJYJAAAdABCXCQAA7BAAMIQKAQCpDgAhigoBAKkOACGZDAEAqQ4AIZ0MQACqDgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASECgEAAAABigoBAAAAAZkMAQAAAAGdDEAAAAABAQgAACIAIASECgEAAAABigoBAAAAAZkMAQAAAAGdDEAAAAABAQgAACQAMAEIAAAkADAEhAoBAPoQACGKCgEA-hAAIZkMAQD6EAAhnQxAAPsQACECAAAAGgAgCAAAJwAgBIQKAQD6EAAhigoBAPoQACGZDAEA-hAAIZ0MQAD7EAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAoxYAIBYAAKUWACAXAACkFgAgB5UJAADrEAAwlgkAADAAEJcJAADrEAAwhAoBAJ4OACGKCgEAng4AIZkMAQCeDgAhnQxAAJ8OACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqVCQAA6RAAMJYJAAA2ABCXCQAA6RAAMJgJBAAAAAHPCQEAqQ4AIYoKAQCpDgAhzApAAKoOACGZDAEAqQ4AIZsMAADqEJsMIpwMAQCpDgAhAQAAADMAIAEAAAAzACAKlQkAAOkQADCWCQAANgAQlwkAAOkQADCYCQQA2Q4AIc8JAQCpDgAhigoBAKkOACHMCkAAqg4AIZkMAQCpDgAhmwwAAOoQmwwinAwBAKkOACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB5gJBAAAAAHPCQEAAAABigoBAAAAAcwKQAAAAAGZDAEAAAABmwwAAACbDAKcDAEAAAABAQgAADsAIAeYCQQAAAABzwkBAAAAAYoKAQAAAAHMCkAAAAABmQwBAAAAAZsMAAAAmwwCnAwBAAAAAQEIAAA9ADABCAAAPQAwB5gJBACTEQAhzwkBAPoQACGKCgEA-hAAIcwKQAD7EAAhmQwBAPoQACGbDAAAohabDCKcDAEA-hAAIQIAAAAzACAIAABAACAHmAkEAJMRACHPCQEA-hAAIYoKAQD6EAAhzApAAPsQACGZDAEA-hAAIZsMAACiFpsMIpwMAQD6EAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAnRYAIBYAAKAWACAXAACfFgAgOAAAnhYAIDkAAKEWACAKlQkAAOUQADCWCQAASQAQlwkAAOUQADCYCQQAwQ4AIc8JAQCeDgAhigoBAJ4OACHMCkAAnw4AIZkMAQCeDgAhmwwAAOYQmwwinAwBAJ4OACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiVCQAA5BAAMJYJAABPABCXCQAA5BAAMPALAgAAAAGVDAQA2Q4AIZYMBADaDgAhlwwAAdAPACGYDEAAqg4AIQEAAABMACABAAAATAAgCJUJAADkEAAwlgkAAE8AEJcJAADkEAAw8AsCAKgOACGVDAQA2Q4AIZYMBADaDgAhlwwAAdAPACGYDEAAqg4AIQKWDAAA_xAAIJcMAAD_EAAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBfALAgAAAAGVDAQAAAABlgwEAAAAAZcMAAEAAAGYDEAAAAABAQgAAFQAIAXwCwIAAAABlQwEAAAAAZYMBAAAAAGXDAABAAABmAxAAAAAAQEIAABWADABCAAAVgAwBfALAgD5EAAhlQwEAJMRACGWDAQAlREAIZcMAAHgEwAhmAxAAPsQACECAAAATAAgCAAAWQAgBfALAgD5EAAhlQwEAJMRACGWDAQAlREAIZcMAAHgEwAhmAxAAPsQACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAACYFgAgFgAAmxYAIBcAAJoWACA4AACZFgAgOQAAnBYAIJYMAAD_EAAglwwAAP8QACAIlQkAAOMQADCWCQAAYgAQlwkAAOMQADDwCwIAnQ4AIZUMBADBDgAhlgwEAMQOACGXDAAByQ8AIZgMQACfDgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQlQkAAOEQADCWCQAAaAAQlwkAAOEQADD3CQIAqA4AIcYLAAHPDwAh8AsCAKgOACHyCwIAqA4AIYUMEADbDgAhjQwEANkOACGODAABzw8AIY8MQACqDgAhkAwAAc8PACGRDBAA2w4AIZIMEACTDwAhkwwgAOQOACGUDAAA4hAAIAEAAABlACABAAAAZQAgD5UJAADhEAAwlgkAAGgAEJcJAADhEAAw9wkCAKgOACHGCwABzw8AIfALAgCoDgAh8gsCAKgOACGFDBAA2w4AIY0MBADZDgAhjgwAAc8PACGPDEAAqg4AIZAMAAHPDwAhkQwQANsOACGSDBAAkw8AIZMMIADkDgAhAZIMAAD_EAAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDPcJAgAAAAHGCwABAAAB8AsCAAAAAfILAgAAAAGFDBAAAAABjQwEAAAAAY4MAAEAAAGPDEAAAAABkAwAAQAAAZEMEAAAAAGSDBAAAAABkwwgAAAAAQEIAABtACAM9wkCAAAAAcYLAAEAAAHwCwIAAAAB8gsCAAAAAYUMEAAAAAGNDAQAAAABjgwAAQAAAY8MQAAAAAGQDAABAAABkQwQAAAAAZIMEAAAAAGTDCAAAAABAQgAAG8AMAEIAABvADAM9wkCAPkQACHGCwAB3xMAIfALAgD5EAAh8gsCAPkQACGFDBAAphEAIY0MBACTEQAhjgwAAd8TACGPDEAA-xAAIZAMAAHfEwAhkQwQAKYRACGSDBAA7REAIZMMIACdEQAhAgAAAGUAIAgAAHIAIAz3CQIA-RAAIcYLAAHfEwAh8AsCAPkQACHyCwIA-RAAIYUMEACmEQAhjQwEAJMRACGODAAB3xMAIY8MQAD7EAAhkAwAAd8TACGRDBAAphEAIZIMEADtEQAhkwwgAJ0RACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAACTFgAgFgAAlhYAIBcAAJUWACA4AACUFgAgOQAAlxYAIJIMAAD_EAAgD5UJAADgEAAwlgkAAHsAEJcJAADgEAAw9wkCAJ0OACHGCwAByA8AIfALAgCdDgAh8gsCAJ0OACGFDBAA0g4AIY0MBADBDgAhjgwAAcgPACGPDEAAnw4AIZAMAAHIDwAhkQwQANIOACGSDBAAiQ8AIZMMIADNDgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATlQkAAN4QADCWCQAAgQEAEJcJAADeEAAwxQoAAdAPACHZCgQA2Q4AIfoKAAHPDwAhgQsQANsOACHGCwABzw8AIfALAgCoDgAh9QsEANkOACGBDAABzw8AIYQMBADZDgAhhQwEANkOACGHDAIAqA4AIYgMEADbDgAhiQwAAdAPACGKDAQA2Q4AIYsMIADkDgAhjAwAAN8QACABAAAAfgAgAQAAAH4AIBKVCQAA3hAAMJYJAACBAQAQlwkAAN4QADDFCgAB0A8AIdkKBADZDgAh-goAAc8PACGBCxAA2w4AIcYLAAHPDwAh8AsCAKgOACH1CwQA2Q4AIYEMAAHPDwAhhAwEANkOACGFDAQA2Q4AIYcMAgCoDgAhiAwQANsOACGJDAAB0A8AIYoMBADZDgAhiwwgAOQOACECxQoAAP8QACCJDAAA_xAAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_FCgABAAAB2QoEAAAAAfoKAAEAAAGBCxAAAAABxgsAAQAAAfALAgAAAAH1CwQAAAABgQwAAQAAAYQMBAAAAAGFDAQAAAABhwwCAAAAAYgMEAAAAAGJDAABAAABigwEAAAAAYsMIAAAAAEBCAAAhgEAIA_FCgABAAAB2QoEAAAAAfoKAAEAAAGBCxAAAAABxgsAAQAAAfALAgAAAAH1CwQAAAABgQwAAQAAAYQMBAAAAAGFDAQAAAABhwwCAAAAAYgMEAAAAAGJDAABAAABigwEAAAAAYsMIAAAAAEBCAAAiAEAMAEIAACIAQAwD8UKAAHgEwAh2QoEAJMRACH6CgAB3xMAIYELEACmEQAhxgsAAd8TACHwCwIA-RAAIfULBACTEQAhgQwAAd8TACGEDAQAkxEAIYUMBACTEQAhhwwCAPkQACGIDBAAphEAIYkMAAHgEwAhigwEAJMRACGLDCAAnREAIQIAAAB-ACAIAACLAQAgD8UKAAHgEwAh2QoEAJMRACH6CgAB3xMAIYELEACmEQAhxgsAAd8TACHwCwIA-RAAIfULBACTEQAhgQwAAd8TACGEDAQAkxEAIYUMBACTEQAhhwwCAPkQACGIDBAAphEAIYkMAAHgEwAhigwEAJMRACGLDCAAnREAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAACOFgAgFgAAkRYAIBcAAJAWACA4AACPFgAgOQAAkhYAIMUKAAD_EAAgiQwAAP8QACASlQkAAN0QADCWCQAAlAEAEJcJAADdEAAwxQoAAckPACHZCgQAwQ4AIfoKAAHIDwAhgQsQANIOACHGCwAByA8AIfALAgCdDgAh9QsEAMEOACGBDAAByA8AIYQMBADBDgAhhQwEAMEOACGHDAIAnQ4AIYgMEADSDgAhiQwAAckPACGKDAQAwQ4AIYsMIADNDgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGVCQAA2xAAMJYJAACaAQAQlwkAANsQADDPCQEAqQ4AIdkJAAHPDwAhwQoCAKgOACHFCgAB0A8AIYELEADbDgAhoQsBALQOACHwCwIAqA4AIfULBADZDgAh9gsCAKgOACGBDAABzw8AIYMMAQCpDgAhhAwEANkOACGFDAQA2Q4AIYYMAADcEAAgAQAAAJcBACABAAAAlwEAIBCVCQAA2xAAMJYJAACaAQAQlwkAANsQADDPCQEAqQ4AIdkJAAHPDwAhwQoCAKgOACHFCgAB0A8AIYELEADbDgAhoQsBALQOACHwCwIAqA4AIfULBADZDgAh9gsCAKgOACGBDAABzw8AIYMMAQCpDgAhhAwEANkOACGFDAQA2Q4AIQLFCgAA_xAAIKELAAD_EAAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDc8JAQAAAAHZCQABAAABwQoCAAAAAcUKAAEAAAGBCxAAAAABoQsBAAAAAfALAgAAAAH1CwQAAAAB9gsCAAAAAYEMAAEAAAGDDAEAAAABhAwEAAAAAYUMBAAAAAEBCAAAnwEAIA3PCQEAAAAB2QkAAQAAAcEKAgAAAAHFCgABAAABgQsQAAAAAaELAQAAAAHwCwIAAAAB9QsEAAAAAfYLAgAAAAGBDAABAAABgwwBAAAAAYQMBAAAAAGFDAQAAAABAQgAAKEBADABCAAAoQEAMA3PCQEA-hAAIdkJAAHfEwAhwQoCAPkQACHFCgAB4BMAIYELEACmEQAhoQsBAIMRACHwCwIA-RAAIfULBACTEQAh9gsCAPkQACGBDAAB3xMAIYMMAQD6EAAhhAwEAJMRACGFDAQAkxEAIQIAAACXAQAgCAAApAEAIA3PCQEA-hAAIdkJAAHfEwAhwQoCAPkQACHFCgAB4BMAIYELEACmEQAhoQsBAIMRACHwCwIA-RAAIfULBACTEQAh9gsCAPkQACGBDAAB3xMAIYMMAQD6EAAhhAwEAJMRACGFDAQAkxEAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAIkWACAWAACMFgAgFwAAixYAIDgAAIoWACA5AACNFgAgxQoAAP8QACChCwAA_xAAIBCVCQAA2hAAMJYJAACtAQAQlwkAANoQADDPCQEAng4AIdkJAAHIDwAhwQoCAJ0OACHFCgAByQ8AIYELEADSDgAhoQsBAK8OACHwCwIAnQ4AIfULBADBDgAh9gsCAJ0OACGBDAAByA8AIYMMAQCeDgAhhAwEAMEOACGFDAQAwQ4AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEJUJAADYEAAwlgkAALMBABCXCQAA2BAAMNkJAAHPDwAhxQoAAc8PACGBCxAA2w4AIfALAgCoDgAh9AsAAc8PACH1CwQA2Q4AIfYLAgCoDgAh-wsAANUQ-wsi_AsQANsOACH_CwIAqA4AIYAMAgCoDgAhgQwAAc8PACGCDAAA2RAAIAEAAACwAQAgAQAAALABACAPlQkAANgQADCWCQAAswEAEJcJAADYEAAw2QkAAc8PACHFCgABzw8AIYELEADbDgAh8AsCAKgOACH0CwABzw8AIfULBADZDgAh9gsCAKgOACH7CwAA1RD7CyL8CxAA2w4AIf8LAgCoDgAhgAwCAKgOACGBDAABzw8AIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM2QkAAQAAAcUKAAEAAAGBCxAAAAAB8AsCAAAAAfQLAAEAAAH1CwQAAAAB9gsCAAAAAfsLAAAA-wsC_AsQAAAAAf8LAgAAAAGADAIAAAABgQwAAQAAAQEIAAC4AQAgDNkJAAEAAAHFCgABAAABgQsQAAAAAfALAgAAAAH0CwABAAAB9QsEAAAAAfYLAgAAAAH7CwAAAPsLAvwLEAAAAAH_CwIAAAABgAwCAAAAAYEMAAEAAAEBCAAAugEAMAEIAAC6AQAwDNkJAAHfEwAhxQoAAd8TACGBCxAAphEAIfALAgD5EAAh9AsAAd8TACH1CwQAkxEAIfYLAgD5EAAh-wsAAIMW-wsi_AsQAKYRACH_CwIA-RAAIYAMAgD5EAAhgQwAAd8TACECAAAAsAEAIAgAAL0BACAM2QkAAd8TACHFCgAB3xMAIYELEACmEQAh8AsCAPkQACH0CwAB3xMAIfULBACTEQAh9gsCAPkQACH7CwAAgxb7CyL8CxAAphEAIf8LAgD5EAAhgAwCAPkQACGBDAAB3xMAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAIQWACAWAACHFgAgFwAAhhYAIDgAAIUWACA5AACIFgAgD5UJAADXEAAwlgkAAMYBABCXCQAA1xAAMNkJAAHIDwAhxQoAAcgPACGBCxAA0g4AIfALAgCdDgAh9AsAAcgPACH1CwQAwQ4AIfYLAgCdDgAh-wsAANEQ-wsi_AsQANIOACH_CwIAnQ4AIYAMAgCdDgAhgQwAAcgPACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuVCQAA1BAAMJYJAADMAQAQlwkAANQQADCpCgABzw8AIe4KEADbDgAh8AsCAKgOACH0CwABzw8AIfsLAADVEPsLIvwLEADbDgAh_QsCAKgOACH-CwAA1hAAIAEAAADJAQAgAQAAAMkBACAKlQkAANQQADCWCQAAzAEAEJcJAADUEAAwqQoAAc8PACHuChAA2w4AIfALAgCoDgAh9AsAAc8PACH7CwAA1RD7CyL8CxAA2w4AIf0LAgCoDgAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAepCgABAAAB7goQAAAAAfALAgAAAAH0CwABAAAB-wsAAAD7CwL8CxAAAAAB_QsCAAAAAQEIAADRAQAgB6kKAAEAAAHuChAAAAAB8AsCAAAAAfQLAAEAAAH7CwAAAPsLAvwLEAAAAAH9CwIAAAABAQgAANMBADABCAAA0wEAMAepCgAB3xMAIe4KEACmEQAh8AsCAPkQACH0CwAB3xMAIfsLAACDFvsLIvwLEACmEQAh_QsCAPkQACECAAAAyQEAIAgAANYBACAHqQoAAd8TACHuChAAphEAIfALAgD5EAAh9AsAAd8TACH7CwAAgxb7CyL8CxAAphEAIf0LAgD5EAAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA_hUAIBYAAIEWACAXAACAFgAgOAAA_xUAIDkAAIIWACAKlQkAANAQADCWCQAA3wEAEJcJAADQEAAwqQoAAcgPACHuChAA0g4AIfALAgCdDgAh9AsAAcgPACH7CwAA0RD7CyL8CxAA0g4AIf0LAgCdDgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALlQkAAM4QADCWCQAA5QEAEJcJAADOEAAw2QkAAc8PACHwCwIAqA4AIfQLAAHPDwAh9QsEANkOACH2CwIAqA4AIfcLAAHPDwAh-AsAAdAPACH5CwAAzxAAIAEAAADiAQAgAQAAAOIBACAKlQkAAM4QADCWCQAA5QEAEJcJAADOEAAw2QkAAc8PACHwCwIAqA4AIfQLAAHPDwAh9QsEANkOACH2CwIAqA4AIfcLAAHPDwAh-AsAAdAPACEB-AsAAP8QACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH2QkAAQAAAfALAgAAAAH0CwABAAAB9QsEAAAAAfYLAgAAAAH3CwABAAAB-AsAAQAAAQEIAADqAQAgB9kJAAEAAAHwCwIAAAAB9AsAAQAAAfULBAAAAAH2CwIAAAAB9wsAAQAAAfgLAAEAAAEBCAAA7AEAMAEIAADsAQAwB9kJAAHfEwAh8AsCAPkQACH0CwAB3xMAIfULBACTEQAh9gsCAPkQACH3CwAB3xMAIfgLAAHgEwAhAgAAAOIBACAIAADvAQAgB9kJAAHfEwAh8AsCAPkQACH0CwAB3xMAIfULBACTEQAh9gsCAPkQACH3CwAB3xMAIfgLAAHgEwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA-RUAIBYAAPwVACAXAAD7FQAgOAAA-hUAIDkAAP0VACD4CwAA_xAAIAqVCQAAzRAAMJYJAAD4AQAQlwkAAM0QADDZCQAByA8AIfALAgCdDgAh9AsAAcgPACH1CwQAwQ4AIfYLAgCdDgAh9wsAAcgPACH4CwAByQ8AIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCZUJAADLEAAwlgkAAP4BABCXCQAAyxAAMPcJBADZDgAhtwpAAKoOACHwCwIAqA4AIfELAgCoDgAh8gsEANkOACHzCwAAzBAAIAEAAAD7AQAgAQAAAPsBACAIlQkAAMsQADCWCQAA_gEAEJcJAADLEAAw9wkEANkOACG3CkAAqg4AIfALAgCoDgAh8QsCAKgOACHyCwQA2Q4AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF9wkEAAAAAbcKQAAAAAHwCwIAAAAB8QsCAAAAAfILBAAAAAEBCAAAgwIAIAX3CQQAAAABtwpAAAAAAfALAgAAAAHxCwIAAAAB8gsEAAAAAQEIAACFAgAwAQgAAIUCADAF9wkEAJMRACG3CkAA-xAAIfALAgD5EAAh8QsCAPkQACHyCwQAkxEAIQIAAAD7AQAgCAAAiAIAIAX3CQQAkxEAIbcKQAD7EAAh8AsCAPkQACHxCwIA-RAAIfILBACTEQAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA9BUAIBYAAPcVACAXAAD2FQAgOAAA9RUAIDkAAPgVACAIlQkAAMoQADCWCQAAkQIAEJcJAADKEAAw9wkEAMEOACG3CkAAnw4AIfALAgCdDgAh8QsCAJ0OACHyCwQAwQ4AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEpUJAADJEAAwlgkAAJcCABCXCQAAyRAAMK0KQACqDgAhsAoBAKkOACHjCwEAAAAB5AsCAKgOACHlCwAA8w4AIOYLAQCpDgAh5wsAAPMOACDoCwEAqQ4AIekLIADkDgAh6gsCAKgOACHrCwEAqQ4AIewLAQCpDgAh7QsBAKkOACHuCwAB0A8AIe8LAQCpDgAhAQAAAJQCACABAAAAlAIAIBKVCQAAyRAAMJYJAACXAgAQlwkAAMkQADCtCkAAqg4AIbAKAQCpDgAh4wsBAKkOACHkCwIAqA4AIeULAADzDgAg5gsBAKkOACHnCwAA8w4AIOgLAQCpDgAh6QsgAOQOACHqCwIAqA4AIesLAQCpDgAh7AsBAKkOACHtCwEAqQ4AIe4LAAHQDwAh7wsBAKkOACEB7gsAAP8QACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPrQpAAAAAAbAKAQAAAAHjCwEAAAAB5AsCAAAAAeULgAAAAAHmCwEAAAAB5wuAAAAAAegLAQAAAAHpCyAAAAAB6gsCAAAAAesLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAAEAAAHvCwEAAAABAQgAAJwCACAPrQpAAAAAAbAKAQAAAAHjCwEAAAAB5AsCAAAAAeULgAAAAAHmCwEAAAAB5wuAAAAAAegLAQAAAAHpCyAAAAAB6gsCAAAAAesLAQAAAAHsCwEAAAAB7QsBAAAAAe4LAAEAAAHvCwEAAAABAQgAAJ4CADABCAAAngIAMA-tCkAA-xAAIbAKAQD6EAAh4wsBAPoQACHkCwIA-RAAIeULgAAAAAHmCwEA-hAAIecLgAAAAAHoCwEA-hAAIekLIACdEQAh6gsCAPkQACHrCwEA-hAAIewLAQD6EAAh7QsBAPoQACHuCwAB4BMAIe8LAQD6EAAhAgAAAJQCACAIAAChAgAgD60KQAD7EAAhsAoBAPoQACHjCwEA-hAAIeQLAgD5EAAh5QuAAAAAAeYLAQD6EAAh5wuAAAAAAegLAQD6EAAh6QsgAJ0RACHqCwIA-RAAIesLAQD6EAAh7AsBAPoQACHtCwEA-hAAIe4LAAHgEwAh7wsBAPoQACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADvFQAgFgAA8hUAIBcAAPEVACA4AADwFQAgOQAA8xUAIO4LAAD_EAAgEpUJAADIEAAwlgkAAKoCABCXCQAAyBAAMK0KQACfDgAhsAoBAJ4OACHjCwEAng4AIeQLAgCdDgAh5QsAAO0OACDmCwEAng4AIecLAADtDgAg6AsBAJ4OACHpCyAAzQ4AIeoLAgCdDgAh6wsBAJ4OACHsCwEAng4AIe0LAQCeDgAh7gsAAckPACHvCwEAng4AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFpUJAADEEAAwlgkAALACABCXCQAAxBAAMJgJBAAAAAGvCQAAxhDcCyKzCQIAqA4AIc8JAADFENsLItAJAQCpDgAh2gkBAAAAAYoKAQC0DgAhiwpAAL4OACGlCgQA2Q4AIa4KAQCpDgAhhQsBAAAAAYYLQACqDgAh3AsCAKgOACHdC0AAvg4AId4LAgDhDgAh3wtAAL4OACHgC0AAvg4AIeELQAC-DgAh4gsAAMcQACABAAAArQIAIAEAAACtAgAgFZUJAADEEAAwlgkAALACABCXCQAAxBAAMJgJBADZDgAhrwkAAMYQ3AsiswkCAKgOACHPCQAAxRDbCyLQCQEAqQ4AIdoJAQCpDgAhigoBALQOACGLCkAAvg4AIaUKBADZDgAhrgoBAKkOACGFCwEAtA4AIYYLQACqDgAh3AsCAKgOACHdC0AAvg4AId4LAgDhDgAh3wtAAL4OACHgC0AAvg4AIeELQAC-DgAhCIoKAAD_EAAgiwoAAP8QACCFCwAA_xAAIN0LAAD_EAAg3gsAAP8QACDfCwAA_xAAIOALAAD_EAAg4QsAAP8QACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASmAkEAAAAAa8JAAAA3AsCswkCAAAAAc8JAAAA2wsC0AkBAAAAAdoJAQAAAAGKCgEAAAABiwpAAAAAAaUKBAAAAAGuCgEAAAABhQsBAAAAAYYLQAAAAAHcCwIAAAAB3QtAAAAAAd4LAgAAAAHfC0AAAAAB4AtAAAAAAeELQAAAAAEBCAAAtQIAIBKYCQQAAAABrwkAAADcCwKzCQIAAAABzwkAAADbCwLQCQEAAAAB2gkBAAAAAYoKAQAAAAGLCkAAAAABpQoEAAAAAa4KAQAAAAGFCwEAAAABhgtAAAAAAdwLAgAAAAHdC0AAAAAB3gsCAAAAAd8LQAAAAAHgC0AAAAAB4QtAAAAAAQEIAAC3AgAwAQgAALcCADASmAkEAJMRACGvCQAA7hXcCyKzCQIA-RAAIc8JAADtFdsLItAJAQD6EAAh2gkBAPoQACGKCgEAgxEAIYsKQACKEQAhpQoEAJMRACGuCgEA-hAAIYULAQCDEQAhhgtAAPsQACHcCwIA-RAAId0LQACKEQAh3gsCAJQRACHfC0AAihEAIeALQACKEQAh4QtAAIoRACECAAAArQIAIAgAALoCACASmAkEAJMRACGvCQAA7hXcCyKzCQIA-RAAIc8JAADtFdsLItAJAQD6EAAh2gkBAPoQACGKCgEAgxEAIYsKQACKEQAhpQoEAJMRACGuCgEA-hAAIYULAQCDEQAhhgtAAPsQACHcCwIA-RAAId0LQACKEQAh3gsCAJQRACHfC0AAihEAIeALQACKEQAh4QtAAIoRACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADoFQAgFgAA6xUAIBcAAOoVACA4AADpFQAgOQAA7BUAIIoKAAD_EAAgiwoAAP8QACCFCwAA_xAAIN0LAAD_EAAg3gsAAP8QACDfCwAA_xAAIOALAAD_EAAg4QsAAP8QACAVlQkAAL0QADCWCQAAwwIAEJcJAAC9EAAwmAkEAMEOACGvCQAAvxDcCyKzCQIAnQ4AIc8JAAC-ENsLItAJAQCeDgAh2gkBAJ4OACGKCgEArw4AIYsKQAC3DgAhpQoEAMEOACGuCgEAng4AIYULAQCvDgAhhgtAAJ8OACHcCwIAnQ4AId0LQAC3DgAh3gsCAMMOACHfC0AAtw4AIeALQAC3DgAh4QtAALcOACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAuhAAIJUJAAC4EAAwlgkAAM4CABCXCQAAuBAAMJsJQACqDgAhqQlAAL4OACGvCQAAuRDRCyLxCQQA2Q4AIakKAQCpDgAhsAoBAAAAAYMLAgCoDgAh0QtAAL4OACHSCwEAtA4AIdMLQAC-DgAh1AtAAL4OACHVC0AAvg4AIdYLAgCoDgAh1wtAAL4OACHYC0AAvg4AIdkLQAC-DgAhAQAAAMYCACAK3AEAALwQACCVCQAAuxAAMJYJAADIAgAQlwkAALsQADCYCQQA2Q4AIa4KAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEB3AEAAOcVACAK3AEAALwQACCVCQAAuxAAMJYJAADIAgAQlwkAALsQADCYCQQAAAABrgoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAAC6EAAglQkAALgQADCWCQAAzgIAEJcJAAC4EAAwmwlAAKoOACGpCUAAvg4AIa8JAAC5ENELIvEJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYMLAgCoDgAh0QtAAL4OACHSCwEAtA4AIdMLQAC-DgAh1AtAAL4OACHVC0AAvg4AIdYLAgCoDgAh1wtAAL4OACHYC0AAvg4AIdkLQAC-DgAhCt0BAADmFQAgqQkAAP8QACDRCwAA_xAAINILAAD_EAAg0wsAAP8QACDUCwAA_xAAINULAAD_EAAg1wsAAP8QACDYCwAA_xAAINkLAAD_EAAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADlFQAgmwlAAAAAAakJQAAAAAGvCQAAANELAvEJBAAAAAGpCgEAAAABsAoBAAAAAYMLAgAAAAHRC0AAAAAB0gsBAAAAAdMLQAAAAAHUC0AAAAAB1QtAAAAAAdYLAgAAAAHXC0AAAAAB2AtAAAAAAdkLQAAAAAEBCAAA0wIAIBCbCUAAAAABqQlAAAAAAa8JAAAA0QsC8QkEAAAAAakKAQAAAAGwCgEAAAABgwsCAAAAAdELQAAAAAHSCwEAAAAB0wtAAAAAAdQLQAAAAAHVC0AAAAAB1gsCAAAAAdcLQAAAAAHYC0AAAAAB2QtAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAANgVACCbCUAA-xAAIakJQACKEQAhrwkAANcV0Qsi8QkEAJMRACGpCgEA-hAAIbAKAQD6EAAhgwsCAPkQACHRC0AAihEAIdILAQCDEQAh0wtAAIoRACHUC0AAihEAIdULQACKEQAh1gsCAPkQACHXC0AAihEAIdgLQACKEQAh2QtAAIoRACECAAAAxgIAIAgAANgCACAQmwlAAPsQACGpCUAAihEAIa8JAADXFdELIvEJBACTEQAhqQoBAPoQACGwCgEA-hAAIYMLAgD5EAAh0QtAAIoRACHSCwEAgxEAIdMLQACKEQAh1AtAAIoRACHVC0AAihEAIdYLAgD5EAAh1wtAAIoRACHYC0AAihEAIdkLQACKEQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAA0hUAIBYAANUVACAXAADUFQAgOAAA0xUAIDkAANYVACCpCQAA_xAAINELAAD_EAAg0gsAAP8QACDTCwAA_xAAINQLAAD_EAAg1QsAAP8QACDXCwAA_xAAINgLAAD_EAAg2QsAAP8QACATlQkAALQQADCWCQAA4QIAEJcJAAC0EAAwmwlAAJ8OACGpCUAAtw4AIa8JAAC1ENELIvEJBADBDgAhqQoBAJ4OACGwCgEAng4AIYMLAgCdDgAh0QtAALcOACHSCwEArw4AIdMLQAC3DgAh1AtAALcOACHVC0AAtw4AIdYLAgCdDgAh1wtAALcOACHYC0AAtw4AIdkLQAC3DgAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAADRFQAgmAkEAAAAAa4KAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAQgAAOkCACAGmAkEAAAAAa4KAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAA0BUAIJgJBACTEQAhrgoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQIAAADKAgAgCAAA7gIAIAaYCQQAkxEAIa4KAQD6EAAhsAoBAPoQACGACwEA-hAAIYELAQD6EAAhggsCAPkQACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAADLFQAgFgAAzhUAIBcAAM0VACA4AADMFQAgOQAAzxUAIAmVCQAAsxAAMJYJAAD3AgAQlwkAALMQADCYCQQAwQ4AIa4KAQCeDgAhsAoBAJ4OACGACwEAng4AIYELAQCeDgAhggsCAJ0OACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCVCQAAshAAMJYJAAD9AgAQlwkAALIQADCbCUAAqg4AIa8JAQC0DgAh0AkBAAAAAY0KQACqDgAhxAsBAKkOACHICwEAqQ4AIckLAQCpDgAhygsBAKkOACHLCwEAtA4AIcwLAQCpDgAhzQsBAKkOACHOCwEAqQ4AIc8LQAC-DgAhAQAAAPoCACABAAAA-gIAIBCVCQAAshAAMJYJAAD9AgAQlwkAALIQADCbCUAAqg4AIa8JAQC0DgAh0AkBAKkOACGNCkAAqg4AIcQLAQCpDgAhyAsBAKkOACHJCwEAqQ4AIcoLAQCpDgAhywsBALQOACHMCwEAqQ4AIc0LAQCpDgAhzgsBAKkOACHPC0AAvg4AIQOvCQAA_xAAIMsLAAD_EAAgzwsAAP8QACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANmwlAAAAAAa8JAQAAAAHQCQEAAAABjQpAAAAAAcQLAQAAAAHICwEAAAAByQsBAAAAAcoLAQAAAAHLCwEAAAABzAsBAAAAAc0LAQAAAAHOCwEAAAABzwtAAAAAAQEIAACCAwAgDZsJQAAAAAGvCQEAAAAB0AkBAAAAAY0KQAAAAAHECwEAAAAByAsBAAAAAckLAQAAAAHKCwEAAAABywsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LQAAAAAEBCAAAhAMAMAEIAACEAwAwDZsJQAD7EAAhrwkBAIMRACHQCQEA-hAAIY0KQAD7EAAhxAsBAPoQACHICwEA-hAAIckLAQD6EAAhygsBAPoQACHLCwEAgxEAIcwLAQD6EAAhzQsBAPoQACHOCwEA-hAAIc8LQACKEQAhAgAAAPoCACAIAACHAwAgDZsJQAD7EAAhrwkBAIMRACHQCQEA-hAAIY0KQAD7EAAhxAsBAPoQACHICwEA-hAAIckLAQD6EAAhygsBAPoQACHLCwEAgxEAIcwLAQD6EAAhzQsBAPoQACHOCwEA-hAAIc8LQACKEQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAyBUAIBYAAMoVACAXAADJFQAgrwkAAP8QACDLCwAA_xAAIM8LAAD_EAAgEJUJAACxEAAwlgkAAJADABCXCQAAsRAAMJsJQACfDgAhrwkBAK8OACHQCQEAng4AIY0KQACfDgAhxAsBAJ4OACHICwEAng4AIckLAQCeDgAhygsBAJ4OACHLCwEArw4AIcwLAQCeDgAhzQsBAJ4OACHOCwEAng4AIc8LQAC3DgAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMlQkAALAQADCWCQAAlgMAEJcJAACwEAAwmAkEAAAAAakJQACqDgAh0AkBAKkOACH7CUAAqg4AIYwLQAC-DgAhxAsBAKkOACHFCwABzw8AIcYLAAHPDwAhxwsCAKgOACEBAAAAkwMAIAEAAACTAwAgDJUJAACwEAAwlgkAAJYDABCXCQAAsBAAMJgJBADZDgAhqQlAAKoOACHQCQEAqQ4AIfsJQACqDgAhjAtAAL4OACHECwEAqQ4AIcULAAHPDwAhxgsAAc8PACHHCwIAqA4AIQGMCwAA_xAAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmYCQQAAAABqQlAAAAAAdAJAQAAAAH7CUAAAAABjAtAAAAAAcQLAQAAAAHFCwABAAABxgsAAQAAAccLAgAAAAEBCAAAmwMAIAmYCQQAAAABqQlAAAAAAdAJAQAAAAH7CUAAAAABjAtAAAAAAcQLAQAAAAHFCwABAAABxgsAAQAAAccLAgAAAAEBCAAAnQMAMAEIAACdAwAwCZgJBACTEQAhqQlAAPsQACHQCQEA-hAAIfsJQAD7EAAhjAtAAIoRACHECwEA-hAAIcULAAHfEwAhxgsAAd8TACHHCwIA-RAAIQIAAACTAwAgCAAAoAMAIAmYCQQAkxEAIakJQAD7EAAh0AkBAPoQACH7CUAA-xAAIYwLQACKEQAhxAsBAPoQACHFCwAB3xMAIcYLAAHfEwAhxwsCAPkQACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAADDFQAgFgAAxhUAIBcAAMUVACA4AADEFQAgOQAAxxUAIIwLAAD_EAAgDJUJAACvEAAwlgkAAKkDABCXCQAArxAAMJgJBADBDgAhqQlAAJ8OACHQCQEAng4AIfsJQACfDgAhjAtAALcOACHECwEAng4AIcULAAHIDwAhxgsAAcgPACHHCwIAnQ4AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFJUJAACuEAAwlgkAAK8DABCXCQAArhAAMJ4KQACqDgAhjwsBALQOACGRCwEAqQ4AIZILAAHPDwAhlAsBAAAAAZULAQC0DgAhlgsBALQOACG2CwEAqQ4AIbcLAQCpDgAhvAsBAKkOACG9CwEAtA4AIb4LAQC0DgAhvwsBALQOACHACwAAgRAAIMELAACBEAAgwgsgAOQOACHDC0AAvg4AIQEAAACsAwAgAQAAAKwDACAUlQkAAK4QADCWCQAArwMAEJcJAACuEAAwngpAAKoOACGPCwEAtA4AIZELAQCpDgAhkgsAAc8PACGUCwEAqQ4AIZULAQC0DgAhlgsBALQOACG2CwEAqQ4AIbcLAQCpDgAhvAsBAKkOACG9CwEAtA4AIb4LAQC0DgAhvwsBALQOACHACwAAgRAAIMELAACBEAAgwgsgAOQOACHDC0AAvg4AIQePCwAA_xAAIJULAAD_EAAglgsAAP8QACC9CwAA_xAAIL4LAAD_EAAgvwsAAP8QACDDCwAA_xAAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGeCkAA-xAAIY8LAQCDEQAhkQsBAPoQACGSCwAB3xMAIZQLAQD6EAAhlQsBAIMRACGWCwEAgxEAIbYLAQD6EAAhtwsBAPoQACG8CwEA-hAAIb0LAQCDEQAhvgsBAIMRACG_CwEAgxEAIcALAADBFQAgwQsAAMIVACDCCyAAnREAIcMLQACKEQAhAgAAAKwDACAIAAC0AwAgEZ4KQAD7EAAhjwsBAIMRACGRCwEA-hAAIZILAAHfEwAhlAsBAPoQACGVCwEAgxEAIZYLAQCDEQAhtgsBAPoQACG3CwEA-hAAIbwLAQD6EAAhvQsBAIMRACG-CwEAgxEAIb8LAQCDEQAhwAsAAMEVACDBCwAAwhUAIMILIACdEQAhwwtAAIoRACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAL4VACAWAADAFQAgFwAAvxUAII8LAAD_EAAglQsAAP8QACCWCwAA_xAAIL0LAAD_EAAgvgsAAP8QACC_CwAA_xAAIMMLAAD_EAAgFJUJAACtEAAwlgkAALwDABCXCQAArRAAMJ4KQACfDgAhjwsBAK8OACGRCwEAng4AIZILAAHIDwAhlAsBAJ4OACGVCwEArw4AIZYLAQCvDgAhtgsBAJ4OACG3CwEAng4AIbwLAQCeDgAhvQsBAK8OACG-CwEArw4AIb8LAQCvDgAhwAsAAIEQACDBCwAAgRAAIMILIADNDgAhwwtAALcOACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGVCQAAqRAAMJYJAADCAwAQlwkAAKkQADDBCgIAqA4AIZQLAQCpDgAhlQsBALQOACGwCwEAqQ4AIbELAgCoDgAhswsAAKoQswsitAsCAOEOACG1CwEAtA4AIbYLAQC0DgAhtwsBALQOACG4CwAA4A4AILkLAgCoDgAhugsAAKsQACC7CwAArBAAIAEAAAC_AwAgAQAAAL8DACAPlQkAAKkQADCWCQAAwgMAEJcJAACpEAAwwQoCAKgOACGUCwEAqQ4AIZULAQC0DgAhsAsBAKkOACGxCwIAqA4AIbMLAACqELMLIrQLAgDhDgAhtQsBALQOACG2CwEAtA4AIbcLAQC0DgAhuAsAAOAOACC5CwIAqA4AIQaVCwAA_xAAILQLAAD_EAAgtQsAAP8QACC2CwAA_xAAILcLAAD_EAAguAsAAP8QACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMwQoCAAAAAZQLAQAAAAGVCwEAAAABsAsBAAAAAbELAgAAAAGzCwAAALMLArQLAgAAAAG1CwEAAAABtgsBAAAAAbcLAQAAAAG4C4AAAAABuQsCAAAAAQEIAADHAwAgDMEKAgAAAAGUCwEAAAABlQsBAAAAAbALAQAAAAGxCwIAAAABswsAAACzCwK0CwIAAAABtQsBAAAAAbYLAQAAAAG3CwEAAAABuAuAAAAAAbkLAgAAAAEBCAAAyQMAMAEIAADJAwAwDMEKAgD5EAAhlAsBAPoQACGVCwEAgxEAIbALAQD6EAAhsQsCAPkQACGzCwAAvRWzCyK0CwIAlBEAIbULAQCDEQAhtgsBAIMRACG3CwEAgxEAIbgLgAAAAAG5CwIA-RAAIQIAAAC_AwAgCAAAzAMAIAzBCgIA-RAAIZQLAQD6EAAhlQsBAIMRACGwCwEA-hAAIbELAgD5EAAhswsAAL0VswsitAsCAJQRACG1CwEAgxEAIbYLAQCDEQAhtwsBAIMRACG4C4AAAAABuQsCAPkQACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAAC4FQAgFgAAuxUAIBcAALoVACA4AAC5FQAgOQAAvBUAIJULAAD_EAAgtAsAAP8QACC1CwAA_xAAILYLAAD_EAAgtwsAAP8QACC4CwAA_xAAIA-VCQAApRAAMJYJAADVAwAQlwkAAKUQADDBCgIAnQ4AIZQLAQCeDgAhlQsBAK8OACGwCwEAng4AIbELAgCdDgAhswsAAKYQswsitAsCAMMOACG1CwEArw4AIbYLAQCvDgAhtwsBAK8OACG4CwAAwg4AILkLAgCdDgAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAAJkQACC-AgAAmhAAIJUJAACYEAAwlgkAAOIDABCXCQAAmBAAMJgJAQAAAAGbCUAAqg4AIbAKAQCpDgAhpQsBAKkOACGtCwEAAAABAQAAANgDACAIugIAAKQQACCVCQAAohAAMJYJAADaAwAQlwkAAKIQADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyIBugIAALYVACAJugIAAKQQACCVCQAAohAAMJYJAADaAwAQlwkAAKIQADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyKvCwAAoRAAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAAJ4QACC9AgAAnxAAIJUJAACbEAAwlgkAAN4DABCXCQAAmxAAMJgJAQDpDgAhmwlAAKoOACGpCUAAvg4AIbAJAQC0DgAh1woAAJ0QqAsiowsEANkOACGkCwEAqQ4AIaULAQCpDgAhpgsBAJwQACGoCwQA2Q4AIakLBADZDgAhqgtAAL4OACEGugIAALYVACC9AgAAtxUAIKkJAAD_EAAgsAkAAP8QACCmCwAA_xAAIKoLAAD_EAAgEboCAACeEAAgvQIAAJ8QACCVCQAAmxAAMJYJAADeAwAQlwkAAJsQADCYCQEAAAABmwlAAKoOACGpCUAAvg4AIbAJAQC0DgAh1woAAJ0QqAsiowsEANkOACGkCwEAAAABpQsBAKkOACGmCwEAnBAAIagLBADZDgAhqQsEANkOACGqC0AAvg4AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAAJkQACC-AgAAmhAAIJUJAACYEAAwlgkAAOIDABCXCQAAmBAAMJgJAQDpDgAhmwlAAKoOACGwCgEAqQ4AIaULAQCpDgAhrQsBAKkOACEBAAAA4gMAIAm8AgAAlxAAIJUJAACWEAAwlgkAAOQDABCXCQAAlhAAMJgJAQDpDgAhmwlAAKoOACHQCQEAqQ4AIaILAQDpDgAhowsEANkOACEBvAIAALUVACAKvAIAAJcQACCVCQAAlhAAMJYJAADkAwAQlwkAAJYQADCYCQEAAAABmwlAAKoOACHQCQEAqQ4AIaILAQDpDgAhowsEANkOACGuCwAAlRAAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAAsxUAIL4CAAC0FQAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAACxFQAgvgIAALIVACCYCQEAAAABmwlAAAAAAbAKAQAAAAGlCwEAAAABrQsBAAAAAQEIAADwAwAgBZgJAQAAAAGbCUAAAAABsAoBAAAAAaULAQAAAAGtCwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAAlxUAIL4CAACYFQAgmAkBAPoQACGbCUAA-xAAIbAKAQD6EAAhpQsBAPoQACGtCwEA-hAAIQIAAADYAwAgCAAA9QMAIAWYCQEA-hAAIZsJQAD7EAAhsAoBAPoQACGlCwEA-hAAIa0LAQD6EAAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAAlBUAIBYAAJYVACAXAACVFQAgCJUJAACUEAAwlgkAAP4DABCXCQAAlBAAMJgJAQDmDgAhmwlAAJ8OACGwCgEAng4AIaULAQCeDgAhrQsBAJ4OACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAAJMVACCbCUAAAAAB0AkBAAAAAaYLAQAAAAGsCwAAAKwLAgEIAACGBAAgBJsJQAAAAAHQCQEAAAABpgsBAAAAAawLAAAArAsCAQgAAIgEADABCAAAiAQAMAW6AgAAkhUAIJsJQAD7EAAh0AkBAPoQACGmCwEA-hAAIawLAACRFawLIgIAAADcAwAgCAAAiwQAIASbCUAA-xAAIdAJAQD6EAAhpgsBAPoQACGsCwAAkRWsCyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAACOFQAgFgAAkBUAIBcAAI8VACAHlQkAAJAQADCWCQAAlAQAEJcJAACQEAAwmwlAAJ8OACHQCQEAng4AIaYLAQDmDgAhrAsAAJEQrAsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAACMFQAgvQIAAI0VACCYCQEAAAABmwlAAAAAAakJQAAAAAGwCQEAAAAB1woAAACoCwKjCwQAAAABpAsBAAAAAaULAQAAAAGmCwEAAAABqAsEAAAAAakLBAAAAAGqC0AAAAABAQgAAJwEACAMmAkBAAAAAZsJQAAAAAGpCUAAAAABsAkBAAAAAdcKAAAAqAsCowsEAAAAAaQLAQAAAAGlCwEAAAABpgsBAAAAAagLBAAAAAGpCwQAAAABqgtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAA_hQAIL0CAAD_FAAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAhsAkBAIMRACHXCgAA_RSoCyKjCwQAkxEAIaQLAQD6EAAhpQsBAPoQACGmCwEAgxEAIagLBACTEQAhqQsEAJMRACGqC0AAihEAIQIAAADgAwAgCAAAogQAIAyYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGwCQEAgxEAIdcKAAD9FKgLIqMLBACTEQAhpAsBAPoQACGlCwEA-hAAIaYLAQCDEQAhqAsEAJMRACGpCwQAkxEAIaoLQACKEQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAAD4FAAgFgAA-xQAIBcAAPoUACA4AAD5FAAgOQAA_BQAIKkJAAD_EAAgsAkAAP8QACCmCwAA_xAAIKoLAAD_EAAgD5UJAACKEAAwlgkAAKwEABCXCQAAihAAMJgJAQDmDgAhmwlAAJ8OACGpCUAAtw4AIbAJAQCvDgAh1woAAIwQqAsiowsEAMEOACGkCwEAng4AIaULAQCeDgAhpgsBAIsQACGoCwQAwQ4AIakLBADBDgAhqgtAALcOACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAAPcUACCYCQEAAAABmwlAAAAAAdAJAQAAAAGiCwEAAAABowsEAAAAAQEIAAC0BAAgBZgJAQAAAAGbCUAAAAAB0AkBAAAAAaILAQAAAAGjCwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAA9hQAIJgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIaILAQD6EAAhowsEAJMRACECAAAA5gMAIAgAALkEACAFmAkBAPoQACGbCUAA-xAAIdAJAQD6EAAhogsBAPoQACGjCwQAkxEAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAAPEUACAWAAD0FAAgFwAA8xQAIDgAAPIUACA5AAD1FAAgCJUJAACJEAAwlgkAAMIEABCXCQAAiRAAMJgJAQDmDgAhmwlAAJ8OACHQCQEAng4AIaILAQDmDgAhowsEAMEOACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAeVCQAAiBAAMJYJAADIBAAQlwkAAIgQADCUCwEAAAABnwtAAKoOACGgC0AAvg4AIaELAQC0DgAhAQAAAMUEACABAAAAxQQAIAeVCQAAiBAAMJYJAADIBAAQlwkAAIgQADCUCwEAqQ4AIZ8LQACqDgAhoAtAAL4OACGhCwEAtA4AIQKgCwAA_xAAIKELAAD_EAAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBJQLAQAAAAGfC0AAAAABoAtAAAAAAaELAQAAAAEBCAAAzQQAIASUCwEAAAABnwtAAAAAAaALQAAAAAGhCwEAAAABAQgAAM8EADABCAAAzwQAMASUCwEA-hAAIZ8LQAD7EAAhoAtAAIoRACGhCwEAgxEAIQIAAADFBAAgCAAA0gQAIASUCwEA-hAAIZ8LQAD7EAAhoAtAAIoRACGhCwEAgxEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAO4UACAWAADwFAAgFwAA7xQAIKALAAD_EAAgoQsAAP8QACAHlQkAAIcQADCWCQAA2wQAEJcJAACHEAAwlAsBAJ4OACGfC0AAnw4AIaALQAC3DgAhoQsBAK8OACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAAgxAAIJUJAACCEAAwlgkAAOYEABCXCQAAghAAMJgJAgAAAAGPCwEAqQ4AIZMLAQCpDgAhlAsBAAAAAZULAQCpDgAhlgsBAKkOACGXCwEAtA4AIZgLAQC0DgAhmQsAAIEQACCaCyAA5A4AIQEAAADeBAAgD48DAACGEAAglQkAAIUQADCWCQAA4AQAEJcJAACFEAAwmAkCAKgOACGBCgEAtA4AIc0KAQCpDgAh5QoBAKkOACGLCwABzw8AIY0LAgCoDgAhjgsBAKkOACGPCwEAqQ4AIZALAQC0DgAhkQsBALQOACGSCwAB0A8AIQWPAwAA7RQAIIEKAAD_EAAgkAsAAP8QACCRCwAA_xAAIJILAAD_EAAgEI8DAACGEAAglQkAAIUQADCWCQAA4AQAEJcJAACFEAAwmAkCAAAAAYEKAQC0DgAhzQoBAKkOACHlCgEAqQ4AIYsLAAHPDwAhjQsCAKgOACGOCwEAqQ4AIY8LAQCpDgAhkAsBALQOACGRCwEAtA4AIZILAAHQDwAhngsAAIQQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAAgxAAIJUJAACCEAAwlgkAAOYEABCXCQAAghAAMJgJAgCoDgAhjwsBAKkOACGTCwEAqQ4AIZQLAQCpDgAhlQsBAKkOACGWCwEAqQ4AIZcLAQC0DgAhmAsBALQOACGZCwAAgRAAIJoLIADkDgAhA5ADAADsFAAglwsAAP8QACCYCwAA_xAAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAA6xQAIJgJAgAAAAGPCwEAAAABkwsBAAAAAZQLAQAAAAGVCwEAAAABlgsBAAAAAZcLAQAAAAGYCwEAAAABmQsAAOoUACCaCyAAAAABAQgAAOsEACAKmAkCAAAAAY8LAQAAAAGTCwEAAAABlAsBAAAAAZULAQAAAAGWCwEAAAABlwsBAAAAAZgLAQAAAAGZCwAA6hQAIJoLIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAADdFAAgmAkCAPkQACGPCwEA-hAAIZMLAQD6EAAhlAsBAPoQACGVCwEA-hAAIZYLAQD6EAAhlwsBAIMRACGYCwEAgxEAIZkLAADcFAAgmgsgAJ0RACECAAAA3gQAIAgAAPAEACAKmAkCAPkQACGPCwEA-hAAIZMLAQD6EAAhlAsBAPoQACGVCwEA-hAAIZYLAQD6EAAhlwsBAIMRACGYCwEAgxEAIZkLAADcFAAgmgsgAJ0RACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAADXFAAgFgAA2hQAIBcAANkUACA4AADYFAAgOQAA2xQAIJcLAAD_EAAgmAsAAP8QACANlQkAAIAQADCWCQAA-QQAEJcJAACAEAAwmAkCAJ0OACGPCwEAng4AIZMLAQCeDgAhlAsBAJ4OACGVCwEAng4AIZYLAQCeDgAhlwsBAK8OACGYCwEArw4AIZkLAACBEAAgmgsgAM0OACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAANYUACCYCQIAAAABgQoBAAAAAc0KAQAAAAHlCgEAAAABiwsAAQAAAY0LAgAAAAGOCwEAAAABjwsBAAAAAZALAQAAAAGRCwEAAAABkgsAAQAAAQEIAACBBQAgC5gJAgAAAAGBCgEAAAABzQoBAAAAAeUKAQAAAAGLCwABAAABjQsCAAAAAY4LAQAAAAGPCwEAAAABkAsBAAAAAZELAQAAAAGSCwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAA1RQAIJgJAgD5EAAhgQoBAIMRACHNCgEA-hAAIeUKAQD6EAAhiwsAAd8TACGNCwIA-RAAIY4LAQD6EAAhjwsBAPoQACGQCwEAgxEAIZELAQCDEQAhkgsAAeATACECAAAA4gQAIAgAAIYFACALmAkCAPkQACGBCgEAgxEAIc0KAQD6EAAh5QoBAPoQACGLCwAB3xMAIY0LAgD5EAAhjgsBAPoQACGPCwEA-hAAIZALAQCDEQAhkQsBAIMRACGSCwAB4BMAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAANAUACAWAADTFAAgFwAA0hQAIDgAANEUACA5AADUFAAggQoAAP8QACCQCwAA_xAAIJELAAD_EAAgkgsAAP8QACAOlQkAAP8PADCWCQAAjwUAEJcJAAD_DwAwmAkCAJ0OACGBCgEArw4AIc0KAQCeDgAh5QoBAJ4OACGLCwAByA8AIY0LAgCdDgAhjgsBAJ4OACGPCwEAng4AIZALAQCvDgAhkQsBAK8OACGSCwAByQ8AIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBbcFBADZDgAhlQkAAP4PADCWCQAAlQUAEJcJAAD-DwAwmAkCAAAAAQEAAACSBQAgAQAAAJIFACAFtwUEANkOACGVCQAA_g8AMJYJAACVBQAQlwkAAP4PADCYCQIAqA4AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACACtwUEAAAAAZgJAgAAAAEBCAAAmgUAIAK3BQQAAAABmAkCAAAAAQEIAACcBQAwAQgAAJwFADACtwUEAJMRACGYCQIA-RAAIQIAAACSBQAgCAAAnwUAIAK3BQQAkxEAIZgJAgD5EAAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAAyxQAIBYAAM4UACAXAADNFAAgOAAAzBQAIDkAAM8UACAFtwUEAMEOACGVCQAA_Q8AMJYJAACoBQAQlwkAAP0PADCYCQIAnQ4AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB5UJAAD8DwAwlgkAAK4FABCXCQAA_A8AMKkJQACqDgAhhAoBAKkOACHZCgEAAAABjAtAAKoOACEBAAAAqwUAIAEAAACrBQAgB5UJAAD8DwAwlgkAAK4FABCXCQAA_A8AMKkJQACqDgAhhAoBAKkOACHZCgEAqQ4AIYwLQACqDgAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIASpCUAAAAABhAoBAAAAAdkKAQAAAAGMC0AAAAABAQgAALMFACAEqQlAAAAAAYQKAQAAAAHZCgEAAAABjAtAAAAAAQEIAAC1BQAwAQgAALUFADAEqQlAAPsQACGECgEA-hAAIdkKAQD6EAAhjAtAAPsQACECAAAAqwUAIAgAALgFACAEqQlAAPsQACGECgEA-hAAIdkKAQD6EAAhjAtAAPsQACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAADIFAAgFgAAyhQAIBcAAMkUACAHlQkAAPsPADCWCQAAwQUAEJcJAAD7DwAwqQlAAJ8OACGECgEAng4AIdkKAQCeDgAhjAtAAJ8OACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAeVCQAA-g8AMJYJAADHBQAQlwkAAPoPADCbCUAAqg4AIakJQACqDgAhxwkAAQAAAYQKAQCpDgAhAQAAAMQFACABAAAAxAUAIAeVCQAA-g8AMJYJAADHBQAQlwkAAPoPADCbCUAAqg4AIakJQACqDgAhxwkAAc8PACGECgEAqQ4AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAEmwlAAAAAAakJQAAAAAHHCQABAAABhAoBAAAAAQEIAADMBQAgBJsJQAAAAAGpCUAAAAABxwkAAQAAAYQKAQAAAAEBCAAAzgUAMAEIAADOBQAwBJsJQAD7EAAhqQlAAPsQACHHCQAB3xMAIYQKAQD6EAAhAgAAAMQFACAIAADRBQAgBJsJQAD7EAAhqQlAAPsQACHHCQAB3xMAIYQKAQD6EAAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAAxRQAIBYAAMcUACAXAADGFAAgB5UJAAD5DwAwlgkAANoFABCXCQAA-Q8AMJsJQACfDgAhqQlAAJ8OACHHCQAByA8AIYQKAQCeDgAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACARlQkAAPgPADCWCQAA4AUAEJcJAAD4DwAwmAkBAAAAAZsJQACqDgAh0AkBAKkOACGOCkAAvg4AIbsKAQCpDgAhzQoBALQOACHTCgEAtA4AIeUKAQCpDgAh5woBAKkOACGHCwEAqQ4AIYgLAADzDgAgiQsBAKkOACGKCwEAqQ4AIYsLAQC0DgAhAQAAAN0FACABAAAA3QUAIBGVCQAA-A8AMJYJAADgBQAQlwkAAPgPADCYCQEA6Q4AIZsJQACqDgAh0AkBAKkOACGOCkAAvg4AIbsKAQCpDgAhzQoBALQOACHTCgEAtA4AIeUKAQCpDgAh5woBAKkOACGHCwEAqQ4AIYgLAADzDgAgiQsBAKkOACGKCwEAqQ4AIYsLAQC0DgAhBI4KAAD_EAAgzQoAAP8QACDTCgAA_xAAIIsLAAD_EAAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDpgJAQAAAAGbCUAAAAAB0AkBAAAAAY4KQAAAAAG7CgEAAAABzQoBAAAAAdMKAQAAAAHlCgEAAAAB5woBAAAAAYcLAQAAAAGIC4AAAAABiQsBAAAAAYoLAQAAAAGLCwEAAAABAQgAAOUFACAOmAkBAAAAAZsJQAAAAAHQCQEAAAABjgpAAAAAAbsKAQAAAAHNCgEAAAAB0woBAAAAAeUKAQAAAAHnCgEAAAABhwsBAAAAAYgLgAAAAAGJCwEAAAABigsBAAAAAYsLAQAAAAEBCAAA5wUAMAEIAADnBQAwDpgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIY4KQACKEQAhuwoBAPoQACHNCgEAgxEAIdMKAQCDEQAh5QoBAPoQACHnCgEA-hAAIYcLAQD6EAAhiAuAAAAAAYkLAQD6EAAhigsBAPoQACGLCwEAgxEAIQIAAADdBQAgCAAA6gUAIA6YCQEA-hAAIZsJQAD7EAAh0AkBAPoQACGOCkAAihEAIbsKAQD6EAAhzQoBAIMRACHTCgEAgxEAIeUKAQD6EAAh5woBAPoQACGHCwEA-hAAIYgLgAAAAAGJCwEA-hAAIYoLAQD6EAAhiwsBAIMRACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAADCFAAgFgAAxBQAIBcAAMMUACCOCgAA_xAAIM0KAAD_EAAg0woAAP8QACCLCwAA_xAAIBGVCQAA9w8AMJYJAADzBQAQlwkAAPcPADCYCQEA5g4AIZsJQACfDgAh0AkBAJ4OACGOCkAAtw4AIbsKAQCeDgAhzQoBAK8OACHTCgEArw4AIeUKAQCeDgAh5woBAJ4OACGHCwEAng4AIYgLAADtDgAgiQsBAJ4OACGKCwEAng4AIYsLAQCvDgAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAFlQkAAPYPADCWCQAA-QUAEJcJAAD2DwAwsAoBAAAAAb4KQACqDgAhAQAAAPYFACABAAAA9gUAIAWVCQAA9g8AMJYJAAD5BQAQlwkAAPYPADCwCgEAqQ4AIb4KQACqDgAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAKwCgEAAAABvgpAAAAAAQEIAAD-BQAgArAKAQAAAAG-CkAAAAABAQgAAIAGADABCAAAgAYAMAKwCgEA-hAAIb4KQAD7EAAhAgAAAPYFACAIAACDBgAgArAKAQD6EAAhvgpAAPsQACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAAC_FAAgFgAAwRQAIBcAAMAUACAFlQkAAPUPADCWCQAAjAYAEJcJAAD1DwAwsAoBAJ4OACG-CkAAnw4AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCZUJAADzDwAwlgkAAJIGABCXCQAA8w8AMK8JAAD0D4ULItoJAQAAAAGOCkAAvg4AIc4KAQCpDgAhhQsBAAAAAYYLQACqDgAhAQAAAI8GACABAAAAjwYAIAmVCQAA8w8AMJYJAACSBgAQlwkAAPMPADCvCQAA9A-FCyLaCQEAqQ4AIY4KQAC-DgAhzgoBAKkOACGFCwEAtA4AIYYLQACqDgAhAo4KAAD_EAAghQsAAP8QACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAGrwkAAACFCwLaCQEAAAABjgpAAAAAAc4KAQAAAAGFCwEAAAABhgtAAAAAAQEIAACXBgAgBq8JAAAAhQsC2gkBAAAAAY4KQAAAAAHOCgEAAAABhQsBAAAAAYYLQAAAAAEBCAAAmQYAMAEIAACZBgAwBq8JAAC-FIULItoJAQD6EAAhjgpAAIoRACHOCgEA-hAAIYULAQCDEQAhhgtAAPsQACECAAAAjwYAIAgAAJwGACAGrwkAAL4UhQsi2gkBAPoQACGOCkAAihEAIc4KAQD6EAAhhQsBAIMRACGGC0AA-xAAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAALsUACAWAAC9FAAgFwAAvBQAII4KAAD_EAAghQsAAP8QACAJlQkAAO8PADCWCQAApQYAEJcJAADvDwAwrwkAAPAPhQsi2gkBAJ4OACGOCkAAtw4AIc4KAQCeDgAhhQsBAK8OACGGC0AAnw4AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBt0BAADsDwAglQkAAOsPADCWCQAAsAYAEJcJAADrDwAwsAoBAAAAAYMLAgCoDgAhAQAAAKgGACAL3AEBAKkOACGRBAAA7g8AIJUJAADtDwAwlgkAAKoGABCXCQAA7Q8AMJgJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQGRBAAAuhQAIAvcAQEAqQ4AIZEEAADuDwAglQkAAO0PADCWCQAAqgYAEJcJAADtDwAwmAkEAAAAAakKAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEDAAAAqgYAIAMAAKsGADAEAACsBgAgAQAAAKoGACABAAAAqAYAIAbdAQAA7A8AIJUJAADrDwAwlgkAALAGABCXCQAA6w8AMLAKAQCpDgAhgwsCAKgOACEB3QEAALkUACADAAAAsAYAIAMAALEGADAEAACoBgAgAwAAALAGACADAACxBgAwBAAAqAYAIAMAAACwBgAgAwAAsQYAMAQAAKgGACAD3QEAALgUACCwCgEAAAABgwsCAAAAAQEIAAC1BgAgArAKAQAAAAGDCwIAAAABAQgAALcGADABCAAAtwYAMAPdAQAAqxQAILAKAQD6EAAhgwsCAPkQACECAAAAqAYAIAgAALoGACACsAoBAPoQACGDCwIA-RAAIQIAAACwBgAgCAAAvAYAIAIAAACwBgAgCAAAvAYAIAMAAACoBgAgDwAAtQYAIBAAALoGACABAAAAqAYAIAEAAACwBgAgBRUAAKYUACAWAACpFAAgFwAAqBQAIDgAAKcUACA5AACqFAAgBZUJAADqDwAwlgkAAMMGABCXCQAA6g8AMLAKAQCeDgAhgwsCAJ0OACEDAAAAsAYAIAMAAMIGADAUAADDBgAgAwAAALAGACADAACxBgAwBAAAqAYAIAEAAACsBgAgAQAAAKwGACADAAAAqgYAIAMAAKsGADAEAACsBgAgAwAAAKoGACADAACrBgAwBAAArAYAIAMAAACqBgAgAwAAqwYAMAQAAKwGACAI3AEBAAAAAZEEAAClFAAgmAkEAAAAAakKAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAQgAAMsGACAH3AEBAAAAAZgJBAAAAAGpCgEAAAABsAoBAAAAAYALAQAAAAGBCwEAAAABggsCAAAAAQEIAADNBgAwAQgAAM0GADAI3AEBAPoQACGRBAAApBQAIJgJBACTEQAhqQoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQIAAACsBgAgCAAA0AYAIAfcAQEA-hAAIZgJBACTEQAhqQoBAPoQACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQIAAACqBgAgCAAA0gYAIAIAAACqBgAgCAAA0gYAIAMAAACsBgAgDwAAywYAIBAAANAGACABAAAArAYAIAEAAACqBgAgBRUAAJ8UACAWAACiFAAgFwAAoRQAIDgAAKAUACA5AACjFAAgCtwBAQCeDgAhlQkAAOkPADCWCQAA2QYAEJcJAADpDwAwmAkEAMEOACGpCgEAng4AIbAKAQCeDgAhgAsBAJ4OACGBCwEAng4AIYILAgCdDgAhAwAAAKoGACADAADYBgAwFAAA2QYAIAMAAACqBgAgAwAAqwYAMAQAAKwGACAXlQkAAOcPADCWCQAA3wYAEJcJAADnDwAwmAkBAAAAAZsJQACqDgAhqQlAAL4OACGvCQAA6A_6CiLPCQEAqQ4AIdAJAQCpDgAh2gkBAAAAAfIJAQCpDgAh-glAAKoOACGNCkAAqg4AIZ0KQAC-DgAhyQpAAL4OACHPCgEAqQ4AIfUKAgCoDgAh-goAAPMOACD7CgIAqA4AIfwKAADgDgAg_QoAAOAOACD-CgEAtA4AIf8KQACqDgAhAQAAANwGACABAAAA3AYAIBeVCQAA5w8AMJYJAADfBgAQlwkAAOcPADCYCQEAqQ4AIZsJQACqDgAhqQlAAL4OACGvCQAA6A_6CiLPCQEAqQ4AIdAJAQCpDgAh2gkBAKkOACHyCQEAqQ4AIfoJQACqDgAhjQpAAKoOACGdCkAAvg4AIckKQAC-DgAhzwoBAKkOACH1CgIAqA4AIfoKAADzDgAg-woCAKgOACH8CgAA4A4AIP0KAADgDgAg_goBALQOACH_CkAAqg4AIQapCQAA_xAAIJ0KAAD_EAAgyQoAAP8QACD8CgAA_xAAIP0KAAD_EAAg_goAAP8QACADAAAA3wYAIAMAAOAGADAEAADcBgAgAwAAAN8GACADAADgBgAwBAAA3AYAIAMAAADfBgAgAwAA4AYAMAQAANwGACAUmAkBAAAAAZsJQAAAAAGpCUAAAAABrwkAAAD6CgLPCQEAAAAB0AkBAAAAAdoJAQAAAAHyCQEAAAAB-glAAAAAAY0KQAAAAAGdCkAAAAAByQpAAAAAAc8KAQAAAAH1CgIAAAAB-gqAAAAAAfsKAgAAAAH8CoAAAAAB_QqAAAAAAf4KAQAAAAH_CkAAAAABAQgAAOQGACAUmAkBAAAAAZsJQAAAAAGpCUAAAAABrwkAAAD6CgLPCQEAAAAB0AkBAAAAAdoJAQAAAAHyCQEAAAAB-glAAAAAAY0KQAAAAAGdCkAAAAAByQpAAAAAAc8KAQAAAAH1CgIAAAAB-gqAAAAAAfsKAgAAAAH8CoAAAAAB_QqAAAAAAf4KAQAAAAH_CkAAAAABAQgAAOYGADABCAAA5gYAMBSYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGvCQAAnhT6CiLPCQEA-hAAIdAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfoJQAD7EAAhjQpAAPsQACGdCkAAihEAIckKQACKEQAhzwoBAPoQACH1CgIA-RAAIfoKgAAAAAH7CgIA-RAAIfwKgAAAAAH9CoAAAAAB_goBAIMRACH_CkAA-xAAIQIAAADcBgAgCAAA6QYAIBSYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACGvCQAAnhT6CiLPCQEA-hAAIdAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfoJQAD7EAAhjQpAAPsQACGdCkAAihEAIckKQACKEQAhzwoBAPoQACH1CgIA-RAAIfoKgAAAAAH7CgIA-RAAIfwKgAAAAAH9CoAAAAAB_goBAIMRACH_CkAA-xAAIQIAAADfBgAgCAAA6wYAIAIAAADfBgAgCAAA6wYAIAMAAADcBgAgDwAA5AYAIBAAAOkGACABAAAA3AYAIAEAAADfBgAgCxUAAJkUACAWAACcFAAgFwAAmxQAIDgAAJoUACA5AACdFAAgqQkAAP8QACCdCgAA_xAAIMkKAAD_EAAg_AoAAP8QACD9CgAA_xAAIP4KAAD_EAAgF5UJAADjDwAwlgkAAPIGABCXCQAA4w8AMJgJAQCeDgAhmwlAAJ8OACGpCUAAtw4AIa8JAADkD_oKIs8JAQCeDgAh0AkBAJ4OACHaCQEAng4AIfIJAQCeDgAh-glAAJ8OACGNCkAAnw4AIZ0KQAC3DgAhyQpAALcOACHPCgEAng4AIfUKAgCdDgAh-goAAO0OACD7CgIAnQ4AIfwKAADCDgAg_QoAAMIOACD-CgEArw4AIf8KQACfDgAhAwAAAN8GACADAADxBgAwFAAA8gYAIAMAAADfBgAgAwAA4AYAMAQAANwGACAFlQkAAOIPADCWCQAA-AYAEJcJAADiDwAwxAoBAAAAAfgKQACqDgAhAQAAAPUGACABAAAA9QYAIAWVCQAA4g8AMJYJAAD4BgAQlwkAAOIPADDECgEAqQ4AIfgKQACqDgAhAAMAAAD4BgAgAwAA-QYAMAQAAPUGACADAAAA-AYAIAMAAPkGADAEAAD1BgAgAwAAAPgGACADAAD5BgAwBAAA9QYAIALECgEAAAAB-ApAAAAAAQEIAAD9BgAgAsQKAQAAAAH4CkAAAAABAQgAAP8GADABCAAA_wYAMALECgEA-hAAIfgKQAD7EAAhAgAAAPUGACAIAACCBwAgAsQKAQD6EAAh-ApAAPsQACECAAAA-AYAIAgAAIQHACACAAAA-AYAIAgAAIQHACADAAAA9QYAIA8AAP0GACAQAACCBwAgAQAAAPUGACABAAAA-AYAIAMVAACWFAAgFgAAmBQAIBcAAJcUACAFlQkAAOEPADCWCQAAiwcAEJcJAADhDwAwxAoBAJ4OACH4CkAAnw4AIQMAAAD4BgAgAwAAigcAMBQAAIsHACADAAAA-AYAIAMAAPkGADAEAAD1BgAgB5UJAADgDwAwlgkAAJEHABCXCQAA4A8AMMQKAQAAAAH1CgIAqA4AIfYKQACqDgAh9wpAAKoOACEBAAAAjgcAIAEAAACOBwAgB5UJAADgDwAwlgkAAJEHABCXCQAA4A8AMMQKAQCpDgAh9QoCAKgOACH2CkAAqg4AIfcKQACqDgAhAAMAAACRBwAgAwAAkgcAMAQAAI4HACADAAAAkQcAIAMAAJIHADAEAACOBwAgAwAAAJEHACADAACSBwAwBAAAjgcAIATECgEAAAAB9QoCAAAAAfYKQAAAAAH3CkAAAAABAQgAAJYHACAExAoBAAAAAfUKAgAAAAH2CkAAAAAB9wpAAAAAAQEIAACYBwAwAQgAAJgHADAExAoBAPoQACH1CgIA-RAAIfYKQAD7EAAh9wpAAPsQACECAAAAjgcAIAgAAJsHACAExAoBAPoQACH1CgIA-RAAIfYKQAD7EAAh9wpAAPsQACECAAAAkQcAIAgAAJ0HACACAAAAkQcAIAgAAJ0HACADAAAAjgcAIA8AAJYHACAQAACbBwAgAQAAAI4HACABAAAAkQcAIAUVAACRFAAgFgAAlBQAIBcAAJMUACA4AACSFAAgOQAAlRQAIAeVCQAA3w8AMJYJAACkBwAQlwkAAN8PADDECgEAng4AIfUKAgCdDgAh9gpAAJ8OACH3CkAAnw4AIQMAAACRBwAgAwAAowcAMBQAAKQHACADAAAAkQcAIAMAAJIHADAEAACOBwAgMeMEAADRDwAg5AQAANIPACDmBAAA0w8AIJUJAADODwAwlgkAAL4HABCXCQAAzg8AMJgJAQAAAAGbCUAAqg4AIa8JAQCpDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpAoBAKkOACGlChAA2w4AIakKAQCpDgAhuwoBALQOACHJCkAAqg4AIc0KAQC0DgAhzwoBAKkOACHSCgEAqQ4AIdUKAQCpDgAh1goBAKkOACHXCgEAqQ4AIdgKAQCpDgAh2QoBAKkOACHaCgEAqQ4AIdsKEACTDwAh3AoQAJMPACHdCgIA4Q4AId4KAADzDgAg3woAAPMOACDgCgABzw8AIeEKAAHPDwAh4goBALQOACHjCgAB0A8AIeQKQACqDgAh5QoBALQOACHmCgEAtA4AIecKAQCpDgAh6AogAOQOACHpCgIA4Q4AIeoKAADgDgAg6woAAdAPACHsCgAA4A4AIO0KAQC0DgAh7goQAJMPACHvCiAA5A4AIfAKQAC-DgAh9AoAAN4PACABAAAApwcAIA_iBAAA2Q8AIJUJAADdDwAwlgkAAKkHABCXCQAA3Q8AMKUKEADbDgAhwQoCAKgOACHCCgEA6Q4AIc0KAQCpDgAhzgoBAKkOACHPCgEAqQ4AIdAKEACTDwAh0QoCAKgOACHSCgEAqQ4AIdMKAQCpDgAh1AoCAOEOACED4gQAAI8UACDQCgAA_xAAINQKAAD_EAAgEOIEAADZDwAglQkAAN0PADCWCQAAqQcAEJcJAADdDwAwpQoQANsOACHBCgIAqA4AIcIKAQDpDgAhzQoBAKkOACHOCgEAqQ4AIc8KAQCpDgAh0AoQAJMPACHRCgIAqA4AIdIKAQCpDgAh0woBAKkOACHUCgIA4Q4AIfMKAADcDwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAriBAAA2Q8AIJUJAADbDwAwlgkAAK0HABCXCQAA2w8AMJgJBADZDgAhigoBAKkOACHCCgEA6Q4AIcoKAQC0DgAhywoBAKkOACHMCkAAqg4AIQLiBAAAjxQAIMoKAAD_EAAgCuIEAADZDwAglQkAANsPADCWCQAArQcAEJcJAADbDwAwmAkEAAAAAYoKAQCpDgAhwgoBAOkOACHKCgEAtA4AIcsKAQCpDgAhzApAAKoOACEDAAAArQcAIAMAAK4HADAEAACvBwAgFuIEAADZDwAg4wQAANoPACCVCQAA2A8AMJYJAACxBwAQlwkAANgPADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAhCeIEAACPFAAg4wQAAJAUACCwCQAA_xAAINkJAAD_EAAgxQoAAP8QACDGCgAA_xAAIMcKAAD_EAAgyAoAAP8QACDJCgAA_xAAIBfiBAAA2Q8AIOMEAADaDwAglQkAANgPADCWCQAAsQcAEJcJAADYDwAwmAkBAAAAAZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAh8goAANcPACADAAAAsQcAIAMAALIHADAEAACzBwAgB-UEAADWDwAglQkAANUPADCWCQAAtQcAEJcJAADVDwAwpQoQANsOACHACgEA6Q4AIcEKAgCoDgAhAeUEAACOFAAgCOUEAADWDwAglQkAANUPADCWCQAAtQcAEJcJAADVDwAwpQoQANsOACHACgEA6Q4AIcEKAgCoDgAh8QoAANQPACADAAAAtQcAIAMAALYHADAEAAC3BwAgAQAAALUHACABAAAAqQcAIAEAAACtBwAgAQAAALEHACABAAAApwcAIDDjBAAA0Q8AIOQEAADSDwAg5gQAANMPACCVCQAAzg8AMJYJAAC-BwAQlwkAAM4PADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACHZCQEAtA4AIYoKAQCpDgAhjQpAAKoOACGkCgEAqQ4AIaUKEADbDgAhqQoBAKkOACG7CgEAtA4AIckKQACqDgAhzQoBALQOACHPCgEAqQ4AIdIKAQCpDgAh1QoBAKkOACHWCgEAqQ4AIdcKAQCpDgAh2AoBAKkOACHZCgEAqQ4AIdoKAQCpDgAh2woQAJMPACHcChAAkw8AId0KAgDhDgAh3goAAPMOACDfCgAA8w4AIOAKAAHPDwAh4QoAAc8PACHiCgEAtA4AIeMKAAHQDwAh5ApAAKoOACHlCgEAtA4AIeYKAQC0DgAh5woBAKkOACHoCiAA5A4AIekKAgDhDgAh6goAAOAOACDrCgAB0A8AIewKAADgDgAg7QoBALQOACHuChAAkw8AIe8KIADkDgAh8ApAAL4OACEU4wQAAIsUACDkBAAAjBQAIOYEAACNFAAg2QkAAP8QACC7CgAA_xAAIM0KAAD_EAAg2woAAP8QACDcCgAA_xAAIN0KAAD_EAAg4goAAP8QACDjCgAA_xAAIOUKAAD_EAAg5goAAP8QACDpCgAA_xAAIOoKAAD_EAAg6woAAP8QACDsCgAA_xAAIO0KAAD_EAAg7goAAP8QACDwCgAA_xAAIAMAAAC-BwAgAwAAvwcAMAQAAKcHACADAAAAvgcAIAMAAL8HADAEAACnBwAgAwAAAL4HACADAAC_BwAwBAAApwcAIC3jBAAAiBQAIOQEAACJFAAg5gQAAIoUACCYCQEAAAABmwlAAAAAAa8JAQAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGkCgEAAAABpQoQAAAAAakKAQAAAAG7CgEAAAAByQpAAAAAAc0KAQAAAAHPCgEAAAAB0goBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKEAAAAAHcChAAAAAB3QoCAAAAAd4KgAAAAAHfCoAAAAAB4AoAAQAAAeEKAAEAAAHiCgEAAAAB4woAAQAAAeQKQAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCiAAAAAB6QoCAAAAAeoKgAAAAAHrCgABAAAB7AqAAAAAAe0KAQAAAAHuChAAAAAB7wogAAAAAfAKQAAAAAEBCAAAwwcAICqYCQEAAAABmwlAAAAAAa8JAQAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGkCgEAAAABpQoQAAAAAakKAQAAAAG7CgEAAAAByQpAAAAAAc0KAQAAAAHPCgEAAAAB0goBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKEAAAAAHcChAAAAAB3QoCAAAAAd4KgAAAAAHfCoAAAAAB4AoAAQAAAeEKAAEAAAHiCgEAAAAB4woAAQAAAeQKQAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCiAAAAAB6QoCAAAAAeoKgAAAAAHrCgABAAAB7AqAAAAAAe0KAQAAAAHuChAAAAAB7wogAAAAAfAKQAAAAAEBCAAAxQcAMAEIAADFBwAwLeMEAADhEwAg5AQAAOITACDmBAAA4xMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhAgAAAKcHACAIAADIBwAgKpgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhAgAAAL4HACAIAADKBwAgAgAAAL4HACAIAADKBwAgAwAAAKcHACAPAADDBwAgEAAAyAcAIAEAAACnBwAgAQAAAL4HACAWFQAA2hMAIBYAAN0TACAXAADcEwAgOAAA2xMAIDkAAN4TACDZCQAA_xAAILsKAAD_EAAgzQoAAP8QACDbCgAA_xAAINwKAAD_EAAg3QoAAP8QACDiCgAA_xAAIOMKAAD_EAAg5QoAAP8QACDmCgAA_xAAIOkKAAD_EAAg6goAAP8QACDrCgAA_xAAIOwKAAD_EAAg7QoAAP8QACDuCgAA_xAAIPAKAAD_EAAgLZUJAADHDwAwlgkAANEHABCXCQAAxw8AMJgJAQDmDgAhmwlAAJ8OACGvCQEAng4AIdkJAQCvDgAhigoBAJ4OACGNCkAAnw4AIaQKAQCeDgAhpQoQANIOACGpCgEAng4AIbsKAQCvDgAhyQpAAJ8OACHNCgEArw4AIc8KAQCeDgAh0goBAJ4OACHVCgEAng4AIdYKAQCeDgAh1woBAJ4OACHYCgEAng4AIdkKAQCeDgAh2goBAJ4OACHbChAAiQ8AIdwKEACJDwAh3QoCAMMOACHeCgAA7Q4AIN8KAADtDgAg4AoAAcgPACHhCgAByA8AIeIKAQCvDgAh4woAAckPACHkCkAAnw4AIeUKAQCvDgAh5goBAK8OACHnCgEAng4AIegKIADNDgAh6QoCAMMOACHqCgAAwg4AIOsKAAHJDwAh7AoAAMIOACDtCgEArw4AIe4KEACJDwAh7wogAM0OACHwCkAAtw4AIQMAAAC-BwAgAwAA0AcAMBQAANEHACADAAAAvgcAIAMAAL8HADAEAACnBwAgAQAAAKsHACABAAAAqwcAIAMAAACpBwAgAwAAqgcAMAQAAKsHACADAAAAqQcAIAMAAKoHADAEAACrBwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAziBAAA2RMAIKUKEAAAAAHBCgIAAAABwgoBAAAAAc0KAQAAAAHOCgEAAAABzwoBAAAAAdAKEAAAAAHRCgIAAAAB0goBAAAAAdMKAQAAAAHUCgIAAAABAQgAANkHACALpQoQAAAAAcEKAgAAAAHCCgEAAAABzQoBAAAAAc4KAQAAAAHPCgEAAAAB0AoQAAAAAdEKAgAAAAHSCgEAAAAB0woBAAAAAdQKAgAAAAEBCAAA2wcAMAEIAADbBwAwDOIEAADYEwAgpQoQAKYRACHBCgIA-RAAIcIKAQD6EAAhzQoBAPoQACHOCgEA-hAAIc8KAQD6EAAh0AoQAO0RACHRCgIA-RAAIdIKAQD6EAAh0woBAPoQACHUCgIAlBEAIQIAAACrBwAgCAAA3gcAIAulChAAphEAIcEKAgD5EAAhwgoBAPoQACHNCgEA-hAAIc4KAQD6EAAhzwoBAPoQACHQChAA7REAIdEKAgD5EAAh0goBAPoQACHTCgEA-hAAIdQKAgCUEQAhAgAAAKkHACAIAADgBwAgAgAAAKkHACAIAADgBwAgAwAAAKsHACAPAADZBwAgEAAA3gcAIAEAAACrBwAgAQAAAKkHACAHFQAA0xMAIBYAANYTACAXAADVEwAgOAAA1BMAIDkAANcTACDQCgAA_xAAINQKAAD_EAAgDpUJAADGDwAwlgkAAOcHABCXCQAAxg8AMKUKEADSDgAhwQoCAJ0OACHCCgEA5g4AIc0KAQCeDgAhzgoBAJ4OACHPCgEAng4AIdAKEACJDwAh0QoCAJ0OACHSCgEAng4AIdMKAQCeDgAh1AoCAMMOACEDAAAAqQcAIAMAAOYHADAUAADnBwAgAwAAAKkHACADAACqBwAwBAAAqwcAIAEAAACvBwAgAQAAAK8HACADAAAArQcAIAMAAK4HADAEAACvBwAgAwAAAK0HACADAACuBwAwBAAArwcAIAMAAACtBwAgAwAArgcAMAQAAK8HACAH4gQAANITACCYCQQAAAABigoBAAAAAcIKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAEBCAAA7wcAIAaYCQQAAAABigoBAAAAAcIKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAEBCAAA8QcAMAEIAADxBwAwB-IEAADREwAgmAkEAJMRACGKCgEA-hAAIcIKAQD6EAAhygoBAIMRACHLCgEA-hAAIcwKQAD7EAAhAgAAAK8HACAIAAD0BwAgBpgJBACTEQAhigoBAPoQACHCCgEA-hAAIcoKAQCDEQAhywoBAPoQACHMCkAA-xAAIQIAAACtBwAgCAAA9gcAIAIAAACtBwAgCAAA9gcAIAMAAACvBwAgDwAA7wcAIBAAAPQHACABAAAArwcAIAEAAACtBwAgBhUAAMwTACAWAADPEwAgFwAAzhMAIDgAAM0TACA5AADQEwAgygoAAP8QACAJlQkAAMUPADCWCQAA_QcAEJcJAADFDwAwmAkEAMEOACGKCgEAng4AIcIKAQDmDgAhygoBAK8OACHLCgEAng4AIcwKQACfDgAhAwAAAK0HACADAAD8BwAwFAAA_QcAIAMAAACtBwAgAwAArgcAMAQAAK8HACABAAAAswcAIAEAAACzBwAgAwAAALEHACADAACyBwAwBAAAswcAIAMAAACxBwAgAwAAsgcAMAQAALMHACADAAAAsQcAIAMAALIHADAEAACzBwAgE-IEAADKEwAg4wQAAMsTACCYCQEAAAABmwlAAAAAAa8JAQAAAAGwCQEAAAABswkCAAAAAdkJAQAAAAGKCgEAAAABjQpAAAAAAaUKEAAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABxgqAAAAAAccKQAAAAAHICkAAAAAByQpAAAAAAQEIAACFCAAgEZgJAQAAAAGbCUAAAAABrwkBAAAAAbAJAQAAAAGzCQIAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpQoQAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCoAAAAABxwpAAAAAAcgKQAAAAAHJCkAAAAABAQgAAIcIADABCAAAhwgAMBPiBAAAvBMAIOMEAAC9EwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAhsAkBAIMRACGzCQIA-RAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaUKEACmEQAhwgoBAPoQACHDCgEA-hAAIcQKAQD6EAAhxQoBAIMRACHGCoAAAAABxwpAAIoRACHICkAAihEAIckKQACKEQAhAgAAALMHACAIAACKCAAgEZgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIbAJAQCDEQAhswkCAPkQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGlChAAphEAIcIKAQD6EAAhwwoBAPoQACHECgEA-hAAIcUKAQCDEQAhxgqAAAAAAccKQACKEQAhyApAAIoRACHJCkAAihEAIQIAAACxBwAgCAAAjAgAIAIAAACxBwAgCAAAjAgAIAMAAACzBwAgDwAAhQgAIBAAAIoIACABAAAAswcAIAEAAACxBwAgDBUAALcTACAWAAC6EwAgFwAAuRMAIDgAALgTACA5AAC7EwAgsAkAAP8QACDZCQAA_xAAIMUKAAD_EAAgxgoAAP8QACDHCgAA_xAAIMgKAAD_EAAgyQoAAP8QACAUlQkAAMQPADCWCQAAkwgAEJcJAADEDwAwmAkBAOYOACGbCUAAnw4AIa8JAQCeDgAhsAkBAK8OACGzCQIAnQ4AIdkJAQCvDgAhigoBAJ4OACGNCkAAnw4AIaUKEADSDgAhwgoBAOYOACHDCgEAng4AIcQKAQCeDgAhxQoBAK8OACHGCgAAwg4AIMcKQAC3DgAhyApAALcOACHJCkAAtw4AIQMAAACxBwAgAwAAkggAMBQAAJMIACADAAAAsQcAIAMAALIHADAEAACzBwAgAQAAALcHACABAAAAtwcAIAMAAAC1BwAgAwAAtgcAMAQAALcHACADAAAAtQcAIAMAALYHADAEAAC3BwAgAwAAALUHACADAAC2BwAwBAAAtwcAIATlBAAAthMAIKUKEAAAAAHACgEAAAABwQoCAAAAAQEIAACbCAAgA6UKEAAAAAHACgEAAAABwQoCAAAAAQEIAACdCAAwAQgAAJ0IADAE5QQAALUTACClChAAphEAIcAKAQD6EAAhwQoCAPkQACECAAAAtwcAIAgAAKAIACADpQoQAKYRACHACgEA-hAAIcEKAgD5EAAhAgAAALUHACAIAACiCAAgAgAAALUHACAIAACiCAAgAwAAALcHACAPAACbCAAgEAAAoAgAIAEAAAC3BwAgAQAAALUHACAFFQAAsBMAIBYAALMTACAXAACyEwAgOAAAsRMAIDkAALQTACAGlQkAAMMPADCWCQAAqQgAEJcJAADDDwAwpQoQANIOACHACgEA5g4AIcEKAgCdDgAhAwAAALUHACADAACoCAAwFAAAqQgAIAMAAAC1BwAgAwAAtgcAMAQAALcHACAHuAUAAMAPACCVCQAAvw8AMJYJAAC0CAAQlwkAAL8PADCYCQEAAAABvgpAAKoOACG_CgEAqQ4AIQEAAACsCAAgCrcFAADCDwAglQkAAMEPADCWCQAArggAEJcJAADBDwAwmAkBAKkOACG6CgEAqQ4AIbsKAQCpDgAhvAoAAPMOACC9CiAA5A4AIb4KQACqDgAhAbcFAACvEwAgCrcFAADCDwAglQkAAMEPADCWCQAArggAEJcJAADBDwAwmAkBAAAAAboKAQCpDgAhuwoBAKkOACG8CgAA8w4AIL0KIADkDgAhvgpAAKoOACEDAAAArggAIAMAAK8IADAEAACwCAAgAQAAAK4IACABAAAArAgAIAe4BQAAwA8AIJUJAAC_DwAwlgkAALQIABCXCQAAvw8AMJgJAQCpDgAhvgpAAKoOACG_CgEAqQ4AIQG4BQAArhMAIAMAAAC0CAAgAwAAtQgAMAQAAKwIACADAAAAtAgAIAMAALUIADAEAACsCAAgAwAAALQIACADAAC1CAAwBAAArAgAIAS4BQAArRMAIJgJAQAAAAG-CkAAAAABvwoBAAAAAQEIAAC5CAAgA5gJAQAAAAG-CkAAAAABvwoBAAAAAQEIAAC7CAAwAQgAALsIADAEuAUAAKATACCYCQEA-hAAIb4KQAD7EAAhvwoBAPoQACECAAAArAgAIAgAAL4IACADmAkBAPoQACG-CkAA-xAAIb8KAQD6EAAhAgAAALQIACAIAADACAAgAgAAALQIACAIAADACAAgAwAAAKwIACAPAAC5CAAgEAAAvggAIAEAAACsCAAgAQAAALQIACADFQAAnRMAIBYAAJ8TACAXAACeEwAgBpUJAAC-DwAwlgkAAMcIABCXCQAAvg8AMJgJAQCeDgAhvgpAAJ8OACG_CgEAng4AIQMAAAC0CAAgAwAAxggAMBQAAMcIACADAAAAtAgAIAMAALUIADAEAACsCAAgAQAAALAIACABAAAAsAgAIAMAAACuCAAgAwAArwgAMAQAALAIACADAAAArggAIAMAAK8IADAEAACwCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAe3BQAAnBMAIJgJAQAAAAG6CgEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQEIAADPCAAgBpgJAQAAAAG6CgEAAAABuwoBAAAAAbwKgAAAAAG9CiAAAAABvgpAAAAAAQEIAADRCAAwAQgAANEIADAHtwUAAJsTACCYCQEA-hAAIboKAQD6EAAhuwoBAPoQACG8CoAAAAABvQogAJ0RACG-CkAA-xAAIQIAAACwCAAgCAAA1AgAIAaYCQEA-hAAIboKAQD6EAAhuwoBAPoQACG8CoAAAAABvQogAJ0RACG-CkAA-xAAIQIAAACuCAAgCAAA1ggAIAIAAACuCAAgCAAA1ggAIAMAAACwCAAgDwAAzwgAIBAAANQIACABAAAAsAgAIAEAAACuCAAgAxUAAJgTACAWAACaEwAgFwAAmRMAIAmVCQAAvQ8AMJYJAADdCAAQlwkAAL0PADCYCQEAng4AIboKAQCeDgAhuwoBAJ4OACG8CgAA7Q4AIL0KIADNDgAhvgpAAJ8OACEDAAAArggAIAMAANwIADAUAADdCAAgAwAAAK4IACADAACvCAAwBAAAsAgAIAeVCQAAvA8AMJYJAADjCAAQlwkAALwPADCZCgIAqA4AIbcKQAAAAAG4ChAA2w4AIbkKEADbDgAhAQAAAOAIACABAAAA4AgAIAeVCQAAvA8AMJYJAADjCAAQlwkAALwPADCZCgIAqA4AIbcKQACqDgAhuAoQANsOACG5ChAA2w4AIQADAAAA4wgAIAMAAOQIADAEAADgCAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAMAAADjCAAgAwAA5AgAMAQAAOAIACAEmQoCAAAAAbcKQAAAAAG4ChAAAAABuQoQAAAAAQEIAADoCAAgBJkKAgAAAAG3CkAAAAABuAoQAAAAAbkKEAAAAAEBCAAA6ggAMAEIAADqCAAwBJkKAgD5EAAhtwpAAPsQACG4ChAAphEAIbkKEACmEQAhAgAAAOAIACAIAADtCAAgBJkKAgD5EAAhtwpAAPsQACG4ChAAphEAIbkKEACmEQAhAgAAAOMIACAIAADvCAAgAgAAAOMIACAIAADvCAAgAwAAAOAIACAPAADoCAAgEAAA7QgAIAEAAADgCAAgAQAAAOMIACAFFQAAkxMAIBYAAJYTACAXAACVEwAgOAAAlBMAIDkAAJcTACAHlQkAALsPADCWCQAA9ggAEJcJAAC7DwAwmQoCAJ0OACG3CkAAnw4AIbgKEADSDgAhuQoQANIOACEDAAAA4wgAIAMAAPUIADAUAAD2CAAgAwAAAOMIACADAADkCAAwBAAA4AgAIAaVCQAAug8AMJYJAAD8CAAQlwkAALoPADCbCUAAqg4AIbAKAQAAAAG2CgEAqQ4AIQEAAAD5CAAgAQAAAPkIACAGlQkAALoPADCWCQAA_AgAEJcJAAC6DwAwmwlAAKoOACGwCgEAqQ4AIbYKAQCpDgAhAAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAObCUAAAAABsAoBAAAAAbYKAQAAAAEBCAAAgQkAIAObCUAAAAABsAoBAAAAAbYKAQAAAAEBCAAAgwkAMAEIAACDCQAwA5sJQAD7EAAhsAoBAPoQACG2CgEA-hAAIQIAAAD5CAAgCAAAhgkAIAObCUAA-xAAIbAKAQD6EAAhtgoBAPoQACECAAAA_AgAIAgAAIgJACACAAAA_AgAIAgAAIgJACADAAAA-QgAIA8AAIEJACAQAACGCQAgAQAAAPkIACABAAAA_AgAIAMVAACQEwAgFgAAkhMAIBcAAJETACAGlQkAALkPADCWCQAAjwkAEJcJAAC5DwAwmwlAAJ8OACGwCgEAng4AIbYKAQCeDgAhAwAAAPwIACADAACOCQAwFAAAjwkAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACAM-QUAALAPACD_BQAAsQ8AIJUJAACvDwAwlgkAAJwJABCXCQAArw8AMJsJQACqDgAh2gkBAAAAAakKAQCpDgAhsAoBAAAAAbEKAQC0DgAhsgpAAL4OACGzCkAAvg4AIQEAAACSCQAgB5EEAAC4DwAglQkAALcPADCWCQAAlAkAEJcJAAC3DwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhAZEEAACNEwAgCJEEAAC4DwAglQkAALcPADCWCQAAlAkAEJcJAAC3DwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhtQoAALYPACADAAAAlAkAIAMAAJUJADAEAACWCQAgEpEEAACzDwAg-wUAAKIPACD9BQAAtA8AIP4FAAC1DwAglQkAALIPADCWCQAAmAkAEJcJAACyDwAwmAkBAKkOACGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAtA4AIZIKAQC0DgAhqAoBAKkOACGpCgEAqQ4AIaoKAQC0DgAhqwogAOQOACGsCkAAvg4AIQqRBAAAjRMAIPsFAACuEgAg_QUAAI4TACD-BQAAjxMAIKkJAAD_EAAg7wkAAP8QACCECgAA_xAAIJIKAAD_EAAgqgoAAP8QACCsCgAA_xAAIBKRBAAAsw8AIPsFAACiDwAg_QUAALQPACD-BQAAtQ8AIJUJAACyDwAwlgkAAJgJABCXCQAAsg8AMJgJAQAAAAGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAAAABkgoBALQOACGoCgEAqQ4AIakKAQCpDgAhqgoBALQOACGrCiAA5A4AIawKQAC-DgAhAwAAAJgJACADAACZCQAwBAAAmgkAIAz5BQAAsA8AIP8FAACxDwAglQkAAK8PADCWCQAAnAkAEJcJAACvDwAwmwlAAKoOACHaCQEAqQ4AIakKAQCpDgAhsAoBAKkOACGxCgEAtA4AIbIKQAC-DgAhswpAAL4OACEBAAAAnAkAIAr6BQAAqg8AIPwFAACuDwAglQkAAK0PADCWCQAAngkAEJcJAACtDwAwmAkBAKkOACG7CUAAqg4AIZAKAQCpDgAhnAoBAKkOACGeCkAAvg4AIQP6BQAAixMAIPwFAACMEwAgngoAAP8QACAL-gUAAKoPACD8BQAArg8AIJUJAACtDwAwlgkAAJ4JABCXCQAArQ8AMJgJAQAAAAG7CUAAqg4AIZAKAQCpDgAhnAoBAKkOACGeCkAAvg4AIbQKAACsDwAgAwAAAJ4JACADAACfCQAwBAAAoAkAIAMAAACeCQAgAwAAnwkAMAQAAKAJACABAAAAngkAIAf6BQAAqg8AIJUJAACrDwAwlgkAAKQJABCXCQAAqw8AMJgJAQCpDgAhnAoBAKkOACGdCkAAqg4AIQH6BQAAixMAIAf6BQAAqg8AIJUJAACrDwAwlgkAAKQJABCXCQAAqw8AMJgJAQAAAAGcCgEAqQ4AIZ0KQACqDgAhAwAAAKQJACADAAClCQAwBAAApgkAIAv6BQAAqg8AIJUJAACpDwAwlgkAAKgJABCXCQAAqQ8AMNoJAQCpDgAhiwpAAKoOACGcCgEAqQ4AIaQKAQCpDgAhpQoQANsOACGmCgIAqA4AIacKEADbDgAhAfoFAACLEwAgC_oFAACqDwAglQkAAKkPADCWCQAAqAkAEJcJAACpDwAw2gkBAAAAAYsKQACqDgAhnAoBAKkOACGkCgEAqQ4AIaUKEADbDgAhpgoCAKgOACGnChAA2w4AIQMAAACoCQAgAwAAqQkAMAQAAKoJACABAAAAngkAIAEAAACkCQAgAQAAAKgJACABAAAAlAkAIAEAAACYCQAgAQAAAJIJACAF-QUAAIkTACD_BQAAihMAILEKAAD_EAAgsgoAAP8QACCzCgAA_xAAIAMAAACcCQAgAwAAsgkAMAQAAJIJACADAAAAnAkAIAMAALIJADAEAACSCQAgAwAAAJwJACADAACyCQAwBAAAkgkAIAn5BQAAhxMAIP8FAACIEwAgmwlAAAAAAdoJAQAAAAGpCgEAAAABsAoBAAAAAbEKAQAAAAGyCkAAAAABswpAAAAAAQEIAAC2CQAgB5sJQAAAAAHaCQEAAAABqQoBAAAAAbAKAQAAAAGxCgEAAAABsgpAAAAAAbMKQAAAAAEBCAAAuAkAMAEIAAC4CQAwCfkFAADtEgAg_wUAAO4SACCbCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQIAAACSCQAgCAAAuwkAIAebCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQIAAACcCQAgCAAAvQkAIAIAAACcCQAgCAAAvQkAIAMAAACSCQAgDwAAtgkAIBAAALsJACABAAAAkgkAIAEAAACcCQAgBhUAAOoSACAWAADsEgAgFwAA6xIAILEKAAD_EAAgsgoAAP8QACCzCgAA_xAAIAqVCQAAqA8AMJYJAADECQAQlwkAAKgPADCbCUAAnw4AIdoJAQCeDgAhqQoBAJ4OACGwCgEAng4AIbEKAQCvDgAhsgpAALcOACGzCkAAtw4AIQMAAACcCQAgAwAAwwkAMBQAAMQJACADAAAAnAkAIAMAALIJADAEAACSCQAgB5UJAACnDwAwlgkAAMoJABCXCQAApw8AMJoJAQCpDgAhmwlAAKoOACGuCgEAAAABrwoBAKkOACEBAAAAxwkAIAEAAADHCQAgB5UJAACnDwAwlgkAAMoJABCXCQAApw8AMJoJAQCpDgAhmwlAAKoOACGuCgEAqQ4AIa8KAQCpDgAhAAMAAADKCQAgAwAAywkAMAQAAMcJACADAAAAygkAIAMAAMsJADAEAADHCQAgAwAAAMoJACADAADLCQAwBAAAxwkAIASaCQEAAAABmwlAAAAAAa4KAQAAAAGvCgEAAAABAQgAAM8JACAEmgkBAAAAAZsJQAAAAAGuCgEAAAABrwoBAAAAAQEIAADRCQAwAQgAANEJADAEmgkBAPoQACGbCUAA-xAAIa4KAQD6EAAhrwoBAPoQACECAAAAxwkAIAgAANQJACAEmgkBAPoQACGbCUAA-xAAIa4KAQD6EAAhrwoBAPoQACECAAAAygkAIAgAANYJACACAAAAygkAIAgAANYJACADAAAAxwkAIA8AAM8JACAQAADUCQAgAQAAAMcJACABAAAAygkAIAMVAADnEgAgFgAA6RIAIBcAAOgSACAHlQkAAKYPADCWCQAA3QkAEJcJAACmDwAwmgkBAJ4OACGbCUAAnw4AIa4KAQCeDgAhrwoBAJ4OACEDAAAAygkAIAMAANwJADAUAADdCQAgAwAAAMoJACADAADLCQAwBAAAxwkAIAEAAACWCQAgAQAAAJYJACADAAAAlAkAIAMAAJUJADAEAACWCQAgAwAAAJQJACADAACVCQAwBAAAlgkAIAMAAACUCQAgAwAAlQkAMAQAAJYJACAEkQQAAOYSACDQCQEAAAABkgoBAAAAAa0KQAAAAAEBCAAA5QkAIAPQCQEAAAABkgoBAAAAAa0KQAAAAAEBCAAA5wkAMAEIAADnCQAwBJEEAADlEgAg0AkBAPoQACGSCgEA-hAAIa0KQAD7EAAhAgAAAJYJACAIAADqCQAgA9AJAQD6EAAhkgoBAPoQACGtCkAA-xAAIQIAAACUCQAgCAAA7AkAIAIAAACUCQAgCAAA7AkAIAMAAACWCQAgDwAA5QkAIBAAAOoJACABAAAAlgkAIAEAAACUCQAgAxUAAOISACAWAADkEgAgFwAA4xIAIAaVCQAApQ8AMJYJAADzCQAQlwkAAKUPADDQCQEAng4AIZIKAQCeDgAhrQpAAJ8OACEDAAAAlAkAIAMAAPIJADAUAADzCQAgAwAAAJQJACADAACVCQAwBAAAlgkAIAEAAACaCQAgAQAAAJoJACADAAAAmAkAIAMAAJkJADAEAACaCQAgAwAAAJgJACADAACZCQAwBAAAmgkAIAMAAACYCQAgAwAAmQkAMAQAAJoJACAPkQQAAN4SACD7BQAA3xIAIP0FAADgEgAg_gUAAOESACCYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAZIKAQAAAAGoCgEAAAABqQoBAAAAAaoKAQAAAAGrCiAAAAABrApAAAAAAQEIAAD7CQAgC5gJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABkgoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAQgAAP0JADABCAAA_QkAMAEAAACcCQAgD5EEAAC5EgAg-wUAALoSACD9BQAAuxIAIP4FAAC8EgAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAh7wlAAIoRACGECgEAgxEAIZIKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQIAAACaCQAgCAAAgQoAIAuYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhkgoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhAgAAAJgJACAIAACDCgAgAgAAAJgJACAIAACDCgAgAQAAAJwJACADAAAAmgkAIA8AAPsJACAQAACBCgAgAQAAAJoJACABAAAAmAkAIAkVAAC2EgAgFgAAuBIAIBcAALcSACCpCQAA_xAAIO8JAAD_EAAghAoAAP8QACCSCgAA_xAAIKoKAAD_EAAgrAoAAP8QACAOlQkAAKQPADCWCQAAiwoAEJcJAACkDwAwmAkBAJ4OACGbCUAAnw4AIakJQAC3DgAh7wlAALcOACGECgEArw4AIZIKAQCvDgAhqAoBAJ4OACGpCgEAng4AIaoKAQCvDgAhqwogAM0OACGsCkAAtw4AIQMAAACYCQAgAwAAigoAMBQAAIsKACADAAAAmAkAIAMAAJkJADAEAACaCQAgAQAAAKoJACABAAAAqgkAIAMAAACoCQAgAwAAqQkAMAQAAKoJACADAAAAqAkAIAMAAKkJADAEAACqCQAgAwAAAKgJACADAACpCQAwBAAAqgkAIAj6BQAAtRIAINoJAQAAAAGLCkAAAAABnAoBAAAAAaQKAQAAAAGlChAAAAABpgoCAAAAAacKEAAAAAEBCAAAkwoAIAfaCQEAAAABiwpAAAAAAZwKAQAAAAGkCgEAAAABpQoQAAAAAaYKAgAAAAGnChAAAAABAQgAAJUKADABCAAAlQoAMAj6BQAAtBIAINoJAQD6EAAhiwpAAPsQACGcCgEA-hAAIaQKAQD6EAAhpQoQAKYRACGmCgIA-RAAIacKEACmEQAhAgAAAKoJACAIAACYCgAgB9oJAQD6EAAhiwpAAPsQACGcCgEA-hAAIaQKAQD6EAAhpQoQAKYRACGmCgIA-RAAIacKEACmEQAhAgAAAKgJACAIAACaCgAgAgAAAKgJACAIAACaCgAgAwAAAKoJACAPAACTCgAgEAAAmAoAIAEAAACqCQAgAQAAAKgJACAFFQAArxIAIBYAALISACAXAACxEgAgOAAAsBIAIDkAALMSACAKlQkAAKMPADCWCQAAoQoAEJcJAACjDwAw2gkBAJ4OACGLCkAAnw4AIZwKAQCeDgAhpAoBAJ4OACGlChAA0g4AIaYKAgCdDgAhpwoQANIOACEDAAAAqAkAIAMAAKAKADAUAAChCgAgAwAAAKgJACADAACpCQAwBAAAqgkAIA_7BQAAog8AIJUJAAChDwAwlgkAAKcKABCXCQAAoQ8AMJgJAQAAAAG7CUAAqg4AIcgJAQC0DgAh9wkCAKgOACGTCgEAqQ4AIZYKAQCpDgAhnwoBAKkOACGgCgEAqQ4AIaEKAQCpDgAhogoBAKkOACGjCgEAqQ4AIQEAAACkCgAgAQAAAKQKACAP-wUAAKIPACCVCQAAoQ8AMJYJAACnCgAQlwkAAKEPADCYCQEAqQ4AIbsJQACqDgAhyAkBALQOACH3CQIAqA4AIZMKAQCpDgAhlgoBAKkOACGfCgEAqQ4AIaAKAQCpDgAhoQoBAKkOACGiCgEAqQ4AIaMKAQCpDgAhAvsFAACuEgAgyAkAAP8QACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACAM-wUAAK0SACCYCQEAAAABuwlAAAAAAcgJAQAAAAH3CQIAAAABkwoBAAAAAZYKAQAAAAGfCgEAAAABoAoBAAAAAaEKAQAAAAGiCgEAAAABowoBAAAAAQEIAACsCgAgC5gJAQAAAAG7CUAAAAAByAkBAAAAAfcJAgAAAAGTCgEAAAABlgoBAAAAAZ8KAQAAAAGgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABAQgAAK4KADABCAAArgoAMAz7BQAAoBIAIJgJAQD6EAAhuwlAAPsQACHICQEAgxEAIfcJAgD5EAAhkwoBAPoQACGWCgEA-hAAIZ8KAQD6EAAhoAoBAPoQACGhCgEA-hAAIaIKAQD6EAAhowoBAPoQACECAAAApAoAIAgAALEKACALmAkBAPoQACG7CUAA-xAAIcgJAQCDEQAh9wkCAPkQACGTCgEA-hAAIZYKAQD6EAAhnwoBAPoQACGgCgEA-hAAIaEKAQD6EAAhogoBAPoQACGjCgEA-hAAIQIAAACnCgAgCAAAswoAIAIAAACnCgAgCAAAswoAIAMAAACkCgAgDwAArAoAIBAAALEKACABAAAApAoAIAEAAACnCgAgBhUAAJsSACAWAACeEgAgFwAAnRIAIDgAAJwSACA5AACfEgAgyAkAAP8QACAOlQkAAKAPADCWCQAAugoAEJcJAACgDwAwmAkBAJ4OACG7CUAAnw4AIcgJAQCvDgAh9wkCAJ0OACGTCgEAng4AIZYKAQCeDgAhnwoBAJ4OACGgCgEAng4AIaEKAQCeDgAhogoBAJ4OACGjCgEAng4AIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgAQAAAKAJACABAAAAoAkAIAMAAACeCQAgAwAAnwkAMAQAAKAJACADAAAAngkAIAMAAJ8JADAEAACgCQAgAwAAAJ4JACADAACfCQAwBAAAoAkAIAf6BQAAmRIAIPwFAACaEgAgmAkBAAAAAbsJQAAAAAGQCgEAAAABnAoBAAAAAZ4KQAAAAAEBCAAAwgoAIAWYCQEAAAABuwlAAAAAAZAKAQAAAAGcCgEAAAABngpAAAAAAQEIAADECgAwAQgAAMQKADAH-gUAAJcSACD8BQAAmBIAIJgJAQD6EAAhuwlAAPsQACGQCgEA-hAAIZwKAQD6EAAhngpAAIoRACECAAAAoAkAIAgAAMcKACAFmAkBAPoQACG7CUAA-xAAIZAKAQD6EAAhnAoBAPoQACGeCkAAihEAIQIAAACeCQAgCAAAyQoAIAIAAACeCQAgCAAAyQoAIAMAAACgCQAgDwAAwgoAIBAAAMcKACABAAAAoAkAIAEAAACeCQAgBBUAAJQSACAWAACWEgAgFwAAlRIAIJ4KAAD_EAAgCJUJAACfDwAwlgkAANAKABCXCQAAnw8AMJgJAQCeDgAhuwlAAJ8OACGQCgEAng4AIZwKAQCeDgAhngpAALcOACEDAAAAngkAIAMAAM8KADAUAADQCgAgAwAAAJ4JACADAACfCQAwBAAAoAkAIAEAAACmCQAgAQAAAKYJACADAAAApAkAIAMAAKUJADAEAACmCQAgAwAAAKQJACADAAClCQAwBAAApgkAIAMAAACkCQAgAwAApQkAMAQAAKYJACAE-gUAAJMSACCYCQEAAAABnAoBAAAAAZ0KQAAAAAEBCAAA2AoAIAOYCQEAAAABnAoBAAAAAZ0KQAAAAAEBCAAA2goAMAEIAADaCgAwBPoFAACSEgAgmAkBAPoQACGcCgEA-hAAIZ0KQAD7EAAhAgAAAKYJACAIAADdCgAgA5gJAQD6EAAhnAoBAPoQACGdCkAA-xAAIQIAAACkCQAgCAAA3woAIAIAAACkCQAgCAAA3woAIAMAAACmCQAgDwAA2AoAIBAAAN0KACABAAAApgkAIAEAAACkCQAgAxUAAI8SACAWAACREgAgFwAAkBIAIAaVCQAAng8AMJYJAADmCgAQlwkAAJ4PADCYCQEAng4AIZwKAQCeDgAhnQpAAJ8OACEDAAAApAkAIAMAAOUKADAUAADmCgAgAwAAAKQJACADAAClCQAwBAAApgkAIAeVCQAAnA8AMJYJAADsCgAQlwkAAJwPADCYCgEAqQ4AIZkKQACqDgAhmgoCAKgOACGbCgAAnQ8AIAEAAADpCgAgAQAAAOkKACAGlQkAAJwPADCWCQAA7AoAEJcJAACcDwAwmAoBAKkOACGZCkAAqg4AIZoKAgCoDgAhAAMAAADsCgAgAwAA7QoAMAQAAOkKACADAAAA7AoAIAMAAO0KADAEAADpCgAgAwAAAOwKACADAADtCgAwBAAA6QoAIAOYCgEAAAABmQpAAAAAAZoKAgAAAAEBCAAA8QoAIAOYCgEAAAABmQpAAAAAAZoKAgAAAAEBCAAA8woAMAEIAADzCgAwA5gKAQD6EAAhmQpAAPsQACGaCgIA-RAAIQIAAADpCgAgCAAA9goAIAOYCgEA-hAAIZkKQAD7EAAhmgoCAPkQACECAAAA7AoAIAgAAPgKACACAAAA7AoAIAgAAPgKACADAAAA6QoAIA8AAPEKACAQAAD2CgAgAQAAAOkKACABAAAA7AoAIAUVAACKEgAgFgAAjRIAIBcAAIwSACA4AACLEgAgOQAAjhIAIAaVCQAAmw8AMJYJAAD_CgAQlwkAAJsPADCYCgEAng4AIZkKQACfDgAhmgoCAJ0OACEDAAAA7AoAIAMAAP4KADAUAAD_CgAgAwAAAOwKACADAADtCgAwBAAA6QoAIBCQBwAAlw8AIJUJAACWDwAwlgkAAIoLABCXCQAAlg8AMJgJAQAAAAGbCUAAqg4AIcgJAQC0DgAhzwkBAKkOACHQCQEAtA4AIdoJAQAAAAH3CQIAqA4AIZIKAQC0DgAhkwoBAKkOACGUCgEAqQ4AIZUKAQCpDgAhlgoBAKkOACEBAAAAggsAIAv8BQAAmg8AIJUJAACZDwAwlgkAAIQLABCXCQAAmQ8AMK8JAQCpDgAhswkCAKgOACG0CUAAvg4AIYQKAQCpDgAhjgpAAL4OACGQCgEAqQ4AIZEKAQC0DgAhBPwFAACJEgAgtAkAAP8QACCOCgAA_xAAIJEKAAD_EAAgDPwFAACaDwAglQkAAJkPADCWCQAAhAsAEJcJAACZDwAwrwkBAKkOACGzCQIAqA4AIbQJQAC-DgAhhAoBAKkOACGOCkAAvg4AIZAKAQCpDgAhkQoBALQOACGXCgAAmA8AIAMAAACECwAgAwAAhQsAMAQAAIYLACABAAAAhAsAIAEAAACCCwAgEJAHAACXDwAglQkAAJYPADCWCQAAigsAEJcJAACWDwAwmAkBAKkOACGbCUAAqg4AIcgJAQC0DgAhzwkBAKkOACHQCQEAtA4AIdoJAQC0DgAh9wkCAKgOACGSCgEAtA4AIZMKAQCpDgAhlAoBAKkOACGVCgEAqQ4AIZYKAQCpDgAhBZAHAACIEgAgyAkAAP8QACDQCQAA_xAAINoJAAD_EAAgkgoAAP8QACADAAAAigsAIAMAAIsLADAEAACCCwAgAwAAAIoLACADAACLCwAwBAAAggsAIAMAAACKCwAgAwAAiwsAMAQAAIILACANkAcAAIcSACCYCQEAAAABmwlAAAAAAcgJAQAAAAHPCQEAAAAB0AkBAAAAAdoJAQAAAAH3CQIAAAABkgoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAEBCAAAjwsAIAyYCQEAAAABmwlAAAAAAcgJAQAAAAHPCQEAAAAB0AkBAAAAAdoJAQAAAAH3CQIAAAABkgoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAEBCAAAkQsAMAEIAACRCwAwDZAHAAD6EQAgmAkBAPoQACGbCUAA-xAAIcgJAQCDEQAhzwkBAPoQACHQCQEAgxEAIdoJAQCDEQAh9wkCAPkQACGSCgEAgxEAIZMKAQD6EAAhlAoBAPoQACGVCgEA-hAAIZYKAQD6EAAhAgAAAIILACAIAACUCwAgDJgJAQD6EAAhmwlAAPsQACHICQEAgxEAIc8JAQD6EAAh0AkBAIMRACHaCQEAgxEAIfcJAgD5EAAhkgoBAIMRACGTCgEA-hAAIZQKAQD6EAAhlQoBAPoQACGWCgEA-hAAIQIAAACKCwAgCAAAlgsAIAIAAACKCwAgCAAAlgsAIAMAAACCCwAgDwAAjwsAIBAAAJQLACABAAAAggsAIAEAAACKCwAgCRUAAPURACAWAAD4EQAgFwAA9xEAIDgAAPYRACA5AAD5EQAgyAkAAP8QACDQCQAA_xAAINoJAAD_EAAgkgoAAP8QACAPlQkAAJUPADCWCQAAnQsAEJcJAACVDwAwmAkBAJ4OACGbCUAAnw4AIcgJAQCvDgAhzwkBAJ4OACHQCQEArw4AIdoJAQCvDgAh9wkCAJ0OACGSCgEArw4AIZMKAQCeDgAhlAoBAJ4OACGVCgEAng4AIZYKAQCeDgAhAwAAAIoLACADAACcCwAwFAAAnQsAIAMAAACKCwAgAwAAiwsAMAQAAIILACABAAAAhgsAIAEAAACGCwAgAwAAAIQLACADAACFCwAwBAAAhgsAIAMAAACECwAgAwAAhQsAMAQAAIYLACADAAAAhAsAIAMAAIULADAEAACGCwAgCPwFAAD0EQAgrwkBAAAAAbMJAgAAAAG0CUAAAAABhAoBAAAAAY4KQAAAAAGQCgEAAAABkQoBAAAAAQEIAAClCwAgB68JAQAAAAGzCQIAAAABtAlAAAAAAYQKAQAAAAGOCkAAAAABkAoBAAAAAZEKAQAAAAEBCAAApwsAMAEIAACnCwAwCPwFAADzEQAgrwkBAPoQACGzCQIA-RAAIbQJQACKEQAhhAoBAPoQACGOCkAAihEAIZAKAQD6EAAhkQoBAIMRACECAAAAhgsAIAgAAKoLACAHrwkBAPoQACGzCQIA-RAAIbQJQACKEQAhhAoBAPoQACGOCkAAihEAIZAKAQD6EAAhkQoBAIMRACECAAAAhAsAIAgAAKwLACACAAAAhAsAIAgAAKwLACADAAAAhgsAIA8AAKULACAQAACqCwAgAQAAAIYLACABAAAAhAsAIAgVAADuEQAgFgAA8REAIBcAAPARACA4AADvEQAgOQAA8hEAILQJAAD_EAAgjgoAAP8QACCRCgAA_xAAIAqVCQAAlA8AMJYJAACzCwAQlwkAAJQPADCvCQEAng4AIbMJAgCdDgAhtAlAALcOACGECgEAng4AIY4KQAC3DgAhkAoBAJ4OACGRCgEArw4AIQMAAACECwAgAwAAsgsAMBQAALMLACADAAAAhAsAIAMAAIULADAEAACGCwAgHJUJAACQDwAwlgkAALkLABCXCQAAkA8AMJgJAQAAAAGbCUAAqg4AIa8JAACRD_4JItAJAQCpDgAh2gkBAAAAAfIJAQCpDgAh9wkBALQOACH6CUAAvg4AIf8JAACSD_8JIoAKAQC0DgAhgQoQANsOACGCChAAkw8AIYMKAQC0DgAhhAoAAOAOACCFCgEAtA4AIYYKAQC0DgAhhwoBALQOACGICgEAtA4AIYkKAADgDgAgigoBALQOACGLCkAAvg4AIYwKQAC-DgAhjQpAAKoOACGOCkAAvg4AIY8KQAC-DgAhAQAAALYLACABAAAAtgsAIByVCQAAkA8AMJYJAAC5CwAQlwkAAJAPADCYCQEA6Q4AIZsJQACqDgAhrwkAAJEP_gki0AkBAKkOACHaCQEAqQ4AIfIJAQCpDgAh9wkBALQOACH6CUAAvg4AIf8JAACSD_8JIoAKAQC0DgAhgQoQANsOACGCChAAkw8AIYMKAQC0DgAhhAoAAOAOACCFCgEAtA4AIYYKAQC0DgAhhwoBALQOACGICgEAtA4AIYkKAADgDgAgigoBALQOACGLCkAAvg4AIYwKQAC-DgAhjQpAAKoOACGOCkAAvg4AIY8KQAC-DgAhEPcJAAD_EAAg-gkAAP8QACCACgAA_xAAIIIKAAD_EAAggwoAAP8QACCECgAA_xAAIIUKAAD_EAAghgoAAP8QACCHCgAA_xAAIIgKAAD_EAAgiQoAAP8QACCKCgAA_xAAIIsKAAD_EAAgjAoAAP8QACCOCgAA_xAAII8KAAD_EAAgAwAAALkLACADAAC6CwAwBAAAtgsAIAMAAAC5CwAgAwAAugsAMAQAALYLACADAAAAuQsAIAMAALoLADAEAAC2CwAgGZgJAQAAAAGbCUAAAAABrwkAAAD-CQLQCQEAAAAB2gkBAAAAAfIJAQAAAAH3CQEAAAAB-glAAAAAAf8JAAAA_wkCgAoBAAAAAYEKEAAAAAGCChAAAAABgwoBAAAAAYQKgAAAAAGFCgEAAAABhgoBAAAAAYcKAQAAAAGICgEAAAABiQqAAAAAAYoKAQAAAAGLCkAAAAABjApAAAAAAY0KQAAAAAGOCkAAAAABjwpAAAAAAQEIAAC-CwAgGZgJAQAAAAGbCUAAAAABrwkAAAD-CQLQCQEAAAAB2gkBAAAAAfIJAQAAAAH3CQEAAAAB-glAAAAAAf8JAAAA_wkCgAoBAAAAAYEKEAAAAAGCChAAAAABgwoBAAAAAYQKgAAAAAGFCgEAAAABhgoBAAAAAYcKAQAAAAGICgEAAAABiQqAAAAAAYoKAQAAAAGLCkAAAAABjApAAAAAAY0KQAAAAAGOCkAAAAABjwpAAAAAAQEIAADACwAwAQgAAMALADAZmAkBAPoQACGbCUAA-xAAIa8JAADrEf4JItAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfcJAQCDEQAh-glAAIoRACH_CQAA7BH_CSKACgEAgxEAIYEKEACmEQAhggoQAO0RACGDCgEAgxEAIYQKgAAAAAGFCgEAgxEAIYYKAQCDEQAhhwoBAIMRACGICgEAgxEAIYkKgAAAAAGKCgEAgxEAIYsKQACKEQAhjApAAIoRACGNCkAA-xAAIY4KQACKEQAhjwpAAIoRACECAAAAtgsAIAgAAMMLACAZmAkBAPoQACGbCUAA-xAAIa8JAADrEf4JItAJAQD6EAAh2gkBAPoQACHyCQEA-hAAIfcJAQCDEQAh-glAAIoRACH_CQAA7BH_CSKACgEAgxEAIYEKEACmEQAhggoQAO0RACGDCgEAgxEAIYQKgAAAAAGFCgEAgxEAIYYKAQCDEQAhhwoBAIMRACGICgEAgxEAIYkKgAAAAAGKCgEAgxEAIYsKQACKEQAhjApAAIoRACGNCkAA-xAAIY4KQACKEQAhjwpAAIoRACECAAAAuQsAIAgAAMULACACAAAAuQsAIAgAAMULACADAAAAtgsAIA8AAL4LACAQAADDCwAgAQAAALYLACABAAAAuQsAIBUVAADmEQAgFgAA6REAIBcAAOgRACA4AADnEQAgOQAA6hEAIPcJAAD_EAAg-gkAAP8QACCACgAA_xAAIIIKAAD_EAAggwoAAP8QACCECgAA_xAAIIUKAAD_EAAghgoAAP8QACCHCgAA_xAAIIgKAAD_EAAgiQoAAP8QACCKCgAA_xAAIIsKAAD_EAAgjAoAAP8QACCOCgAA_xAAII8KAAD_EAAgHJUJAACGDwAwlgkAAMwLABCXCQAAhg8AMJgJAQDmDgAhmwlAAJ8OACGvCQAAhw_-CSLQCQEAng4AIdoJAQCeDgAh8gkBAJ4OACH3CQEArw4AIfoJQAC3DgAh_wkAAIgP_wkigAoBAK8OACGBChAA0g4AIYIKEACJDwAhgwoBAK8OACGECgAAwg4AIIUKAQCvDgAhhgoBAK8OACGHCgEArw4AIYgKAQCvDgAhiQoAAMIOACCKCgEArw4AIYsKQAC3DgAhjApAALcOACGNCkAAnw4AIY4KQAC3DgAhjwpAALcOACEDAAAAuQsAIAMAAMsLADAUAADMCwAgAwAAALkLACADAAC6CwAwBAAAtgsAIAmVCQAAgw8AMJYJAADSCwAQlwkAAIMPADCbCUAAqg4AIc8JAACED_oJIvEJAQDpDgAh-glAAL4OACH7CUAAvg4AIfwJAACFDwAgAQAAAM8LACABAAAAzwsAIAiVCQAAgw8AMJYJAADSCwAQlwkAAIMPADCbCUAAqg4AIc8JAACED_oJIvEJAQDpDgAh-glAAL4OACH7CUAAvg4AIQL6CQAA_xAAIPsJAAD_EAAgAwAAANILACADAADTCwAwBAAAzwsAIAMAAADSCwAgAwAA0wsAMAQAAM8LACADAAAA0gsAIAMAANMLADAEAADPCwAgBZsJQAAAAAHPCQAAAPoJAvEJAQAAAAH6CUAAAAAB-wlAAAAAAQEIAADXCwAgBZsJQAAAAAHPCQAAAPoJAvEJAQAAAAH6CUAAAAAB-wlAAAAAAQEIAADZCwAwAQgAANkLADAFmwlAAPsQACHPCQAA5RH6CSLxCQEA-hAAIfoJQACKEQAh-wlAAIoRACECAAAAzwsAIAgAANwLACAFmwlAAPsQACHPCQAA5RH6CSLxCQEA-hAAIfoJQACKEQAh-wlAAIoRACECAAAA0gsAIAgAAN4LACACAAAA0gsAIAgAAN4LACADAAAAzwsAIA8AANcLACAQAADcCwAgAQAAAM8LACABAAAA0gsAIAUVAADiEQAgFgAA5BEAIBcAAOMRACD6CQAA_xAAIPsJAAD_EAAgCJUJAAD_DgAwlgkAAOULABCXCQAA_w4AMJsJQACfDgAhzwkAAIAP-gki8QkBAOYOACH6CUAAtw4AIfsJQAC3DgAhAwAAANILACADAADkCwAwFAAA5QsAIAMAAADSCwAgAwAA0wsAMAQAAM8LACAHlQkAAP4OADCWCQAA6wsAEJcJAAD-DgAwmAkBAAAAAZsJQACqDgAh7gkAAPMOACD4CQEAAAABAQAAAOgLACABAAAA6AsAIAeVCQAA_g4AMJYJAADrCwAQlwkAAP4OADCYCQEAqQ4AIZsJQACqDgAh7gkAAPMOACD4CQEAqQ4AIQADAAAA6wsAIAMAAOwLADAEAADoCwAgAwAAAOsLACADAADsCwAwBAAA6AsAIAMAAADrCwAgAwAA7AsAMAQAAOgLACAEmAkBAAAAAZsJQAAAAAHuCYAAAAAB-AkBAAAAAQEIAADwCwAgBJgJAQAAAAGbCUAAAAAB7gmAAAAAAfgJAQAAAAEBCAAA8gsAMAEIAADyCwAwBJgJAQD6EAAhmwlAAPsQACHuCYAAAAAB-AkBAPoQACECAAAA6AsAIAgAAPULACAEmAkBAPoQACGbCUAA-xAAIe4JgAAAAAH4CQEA-hAAIQIAAADrCwAgCAAA9wsAIAIAAADrCwAgCAAA9wsAIAMAAADoCwAgDwAA8AsAIBAAAPULACABAAAA6AsAIAEAAADrCwAgAxUAAN8RACAWAADhEQAgFwAA4BEAIAeVCQAA_Q4AMJYJAAD-CwAQlwkAAP0OADCYCQEAng4AIZsJQACfDgAh7gkAAO0OACD4CQEAng4AIQMAAADrCwAgAwAA_QsAMBQAAP4LACADAAAA6wsAIAMAAOwLADAEAADoCwAgDpUJAAD8DgAwlgkAAIQMABCXCQAA_A4AMJgJAQAAAAGbCUAAqg4AIakJQACqDgAhyAkBAKkOACHQCQEAqQ4AIdEJAQCpDgAh0wkBAKkOACH0CQIAqA4AIfUJQACqDgAh9glAAL4OACH3CQIA4Q4AIQEAAACBDAAgAQAAAIEMACAOlQkAAPwOADCWCQAAhAwAEJcJAAD8DgAwmAkBAKkOACGbCUAAqg4AIakJQACqDgAhyAkBAKkOACHQCQEAqQ4AIdEJAQCpDgAh0wkBAKkOACH0CQIAqA4AIfUJQACqDgAh9glAAL4OACH3CQIA4Q4AIQL2CQAA_xAAIPcJAAD_EAAgAwAAAIQMACADAACFDAAwBAAAgQwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACADAAAAhAwAIAMAAIUMADAEAACBDAAgC5gJAQAAAAGbCUAAAAABqQlAAAAAAcgJAQAAAAHQCQEAAAAB0QkBAAAAAdMJAQAAAAH0CQIAAAAB9QlAAAAAAfYJQAAAAAH3CQIAAAABAQgAAIkMACALmAkBAAAAAZsJQAAAAAGpCUAAAAAByAkBAAAAAdAJAQAAAAHRCQEAAAAB0wkBAAAAAfQJAgAAAAH1CUAAAAAB9glAAAAAAfcJAgAAAAEBCAAAiwwAMAEIAACLDAAwC5gJAQD6EAAhmwlAAPsQACGpCUAA-xAAIcgJAQD6EAAh0AkBAPoQACHRCQEA-hAAIdMJAQD6EAAh9AkCAPkQACH1CUAA-xAAIfYJQACKEQAh9wkCAJQRACECAAAAgQwAIAgAAI4MACALmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAPoQACHQCQEA-hAAIdEJAQD6EAAh0wkBAPoQACH0CQIA-RAAIfUJQAD7EAAh9glAAIoRACH3CQIAlBEAIQIAAACEDAAgCAAAkAwAIAIAAACEDAAgCAAAkAwAIAMAAACBDAAgDwAAiQwAIBAAAI4MACABAAAAgQwAIAEAAACEDAAgBxUAANoRACAWAADdEQAgFwAA3BEAIDgAANsRACA5AADeEQAg9gkAAP8QACD3CQAA_xAAIA6VCQAA-w4AMJYJAACXDAAQlwkAAPsOADCYCQEAng4AIZsJQACfDgAhqQlAAJ8OACHICQEAng4AIdAJAQCeDgAh0QkBAJ4OACHTCQEAng4AIfQJAgCdDgAh9QlAAJ8OACH2CUAAtw4AIfcJAgDDDgAhAwAAAIQMACADAACWDAAwFAAAlwwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACANlQkAAPgOADCWCQAAnQwAEJcJAAD4DgAwmwlAAKoOACGvCQAA-Q7xCSLPCQAA8g7tCSLQCQEAqQ4AIdoJAQAAAAHuCQAA4A4AIO8JQAC-DgAh8QkBALQOACHyCQEAqQ4AIfMJAAD6DgAgAQAAAJoMACABAAAAmgwAIAyVCQAA-A4AMJYJAACdDAAQlwkAAPgOADCbCUAAqg4AIa8JAAD5DvEJIs8JAADyDu0JItAJAQCpDgAh2gkBAKkOACHuCQAA4A4AIO8JQAC-DgAh8QkBALQOACHyCQEAqQ4AIQPuCQAA_xAAIO8JAAD_EAAg8QkAAP8QACADAAAAnQwAIAMAAJ4MADAEAACaDAAgAwAAAJ0MACADAACeDAAwBAAAmgwAIAMAAACdDAAgAwAAngwAMAQAAJoMACAJmwlAAAAAAa8JAAAA8QkCzwkAAADtCQLQCQEAAAAB2gkBAAAAAe4JgAAAAAHvCUAAAAAB8QkBAAAAAfIJAQAAAAEBCAAAogwAIAmbCUAAAAABrwkAAADxCQLPCQAAAO0JAtAJAQAAAAHaCQEAAAAB7gmAAAAAAe8JQAAAAAHxCQEAAAAB8gkBAAAAAQEIAACkDAAwAQgAAKQMADAJmwlAAPsQACGvCQAA2RHxCSLPCQAA1RHtCSLQCQEA-hAAIdoJAQD6EAAh7gmAAAAAAe8JQACKEQAh8QkBAIMRACHyCQEA-hAAIQIAAACaDAAgCAAApwwAIAmbCUAA-xAAIa8JAADZEfEJIs8JAADVEe0JItAJAQD6EAAh2gkBAPoQACHuCYAAAAAB7wlAAIoRACHxCQEAgxEAIfIJAQD6EAAhAgAAAJ0MACAIAACpDAAgAgAAAJ0MACAIAACpDAAgAwAAAJoMACAPAACiDAAgEAAApwwAIAEAAACaDAAgAQAAAJ0MACAGFQAA1hEAIBYAANgRACAXAADXEQAg7gkAAP8QACDvCQAA_xAAIPEJAAD_EAAgDJUJAAD0DgAwlgkAALAMABCXCQAA9A4AMJsJQACfDgAhrwkAAPUO8QkizwkAAOwO7Qki0AkBAJ4OACHaCQEAng4AIe4JAADCDgAg7wlAALcOACHxCQEArw4AIfIJAQCeDgAhAwAAAJ0MACADAACvDAAwFAAAsAwAIAMAAACdDAAgAwAAngwAMAQAAJoMACAJlQkAAPEOADCWCQAAtgwAEJcJAADxDgAwmAkBAAAAAZsJQACqDgAhzwkAAPIO7Qki7QkBAAAAAe4JAADzDgAg7wlAAL4OACEBAAAAswwAIAEAAACzDAAgCZUJAADxDgAwlgkAALYMABCXCQAA8Q4AMJgJAQCpDgAhmwlAAKoOACHPCQAA8g7tCSLtCQEAtA4AIe4JAADzDgAg7wlAAL4OACEC7QkAAP8QACDvCQAA_xAAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgAwAAALYMACADAAC3DAAwBAAAswwAIAaYCQEAAAABmwlAAAAAAc8JAAAA7QkC7QkBAAAAAe4JgAAAAAHvCUAAAAABAQgAALsMACAGmAkBAAAAAZsJQAAAAAHPCQAAAO0JAu0JAQAAAAHuCYAAAAAB7wlAAAAAAQEIAAC9DAAwAQgAAL0MADAGmAkBAPoQACGbCUAA-xAAIc8JAADVEe0JIu0JAQCDEQAh7gmAAAAAAe8JQACKEQAhAgAAALMMACAIAADADAAgBpgJAQD6EAAhmwlAAPsQACHPCQAA1RHtCSLtCQEAgxEAIe4JgAAAAAHvCUAAihEAIQIAAAC2DAAgCAAAwgwAIAIAAAC2DAAgCAAAwgwAIAMAAACzDAAgDwAAuwwAIBAAAMAMACABAAAAswwAIAEAAAC2DAAgBRUAANIRACAWAADUEQAgFwAA0xEAIO0JAAD_EAAg7wkAAP8QACAJlQkAAOsOADCWCQAAyQwAEJcJAADrDgAwmAkBAJ4OACGbCUAAnw4AIc8JAADsDu0JIu0JAQCvDgAh7gkAAO0OACDvCUAAtw4AIQMAAAC2DAAgAwAAyAwAMBQAAMkMACADAAAAtgwAIAMAALcMADAEAACzDAAgEo8DAQCpDgAhlQkAAOgOADCWCQAAzwwAEJcJAADoDgAwmAkBAAAAAZsJQACqDgAh0AkBAKkOACHaCQEAAAAB4gkBAKkOACHjCQEAqQ4AIeQJAQCpDgAh5QkBAKkOACHmCQEAqQ4AIecJQACqDgAh6AlAAKoOACHpCQIA4Q4AIeoJAgDhDgAh6wkBALQOACEBAAAAzAwAIAEAAADMDAAgEo8DAQCpDgAhlQkAAOgOADCWCQAAzwwAEJcJAADoDgAwmAkBAOkOACGbCUAAqg4AIdAJAQCpDgAh2gkBAKkOACHiCQEAqQ4AIeMJAQCpDgAh5AkBAKkOACHlCQEAqQ4AIeYJAQCpDgAh5wlAAKoOACHoCUAAqg4AIekJAgDhDgAh6gkCAOEOACHrCQEAtA4AIQPpCQAA_xAAIOoJAAD_EAAg6wkAAP8QACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACAPjwMBAAAAAZgJAQAAAAGbCUAAAAAB0AkBAAAAAdoJAQAAAAHiCQEAAAAB4wkBAAAAAeQJAQAAAAHlCQEAAAAB5gkBAAAAAecJQAAAAAHoCUAAAAAB6QkCAAAAAeoJAgAAAAHrCQEAAAABAQgAANQMACAPjwMBAAAAAZgJAQAAAAGbCUAAAAAB0AkBAAAAAdoJAQAAAAHiCQEAAAAB4wkBAAAAAeQJAQAAAAHlCQEAAAAB5gkBAAAAAecJQAAAAAHoCUAAAAAB6QkCAAAAAeoJAgAAAAHrCQEAAAABAQgAANYMADABCAAA1gwAMA-PAwEA-hAAIZgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIdoJAQD6EAAh4gkBAPoQACHjCQEA-hAAIeQJAQD6EAAh5QkBAPoQACHmCQEA-hAAIecJQAD7EAAh6AlAAPsQACHpCQIAlBEAIeoJAgCUEQAh6wkBAIMRACECAAAAzAwAIAgAANkMACAPjwMBAPoQACGYCQEA-hAAIZsJQAD7EAAh0AkBAPoQACHaCQEA-hAAIeIJAQD6EAAh4wkBAPoQACHkCQEA-hAAIeUJAQD6EAAh5gkBAPoQACHnCUAA-xAAIegJQAD7EAAh6QkCAJQRACHqCQIAlBEAIesJAQCDEQAhAgAAAM8MACAIAADbDAAgAgAAAM8MACAIAADbDAAgAwAAAMwMACAPAADUDAAgEAAA2QwAIAEAAADMDAAgAQAAAM8MACAIFQAAzREAIBYAANARACAXAADPEQAgOAAAzhEAIDkAANERACDpCQAA_xAAIOoJAAD_EAAg6wkAAP8QACASjwMBAJ4OACGVCQAA5Q4AMJYJAADiDAAQlwkAAOUOADCYCQEA5g4AIZsJQACfDgAh0AkBAJ4OACHaCQEAng4AIeIJAQCeDgAh4wkBAJ4OACHkCQEAng4AIeUJAQCeDgAh5gkBAJ4OACHnCUAAnw4AIegJQACfDgAh6QkCAMMOACHqCQIAww4AIesJAQCvDgAhAwAAAM8MACADAADhDAAwFAAA4gwAIAMAAADPDAAgAwAA0AwAMAQAAMwMACAaoggAANwOACCjCAAA3Q4AIKQIAADeDgAglQkAANcOADCWCQAA8QwAEJcJAADXDgAwmAkBAAAAAZsJQACqDgAhqQlAAKoOACHICQEAtA4AIc8JAADYDs8JItAJAQCpDgAh0QkBAKkOACHSCQEAqQ4AIdMJAQCpDgAh1AkBAKkOACHVCQQA2Q4AIdYJBADaDgAh1wkBALQOACHYCRAA2w4AIdkJAQC0DgAh2gkBAAAAAdsJQAC-DgAh3AlAAL4OACHdCQIAqA4AId4JQAC-DgAhAQAAAOUMACAOoQgAAOIOACCVCQAA4w4AMJYJAADnDAAQlwkAAOMOADCbCUAAqg4AIakJQACqDgAhrQkBAKkOACHHCQEAqQ4AIcgJAQCpDgAhyQkEANoOACHKCUAAvg4AIcsJAQC0DgAhzAlAAL4OACHNCSAA5A4AIQWhCAAAjREAIMkJAAD_EAAgygkAAP8QACDLCQAA_xAAIMwJAAD_EAAgDqEIAADiDgAglQkAAOMOADCWCQAA5wwAEJcJAADjDgAwmwlAAKoOACGpCUAAqg4AIa0JAQCpDgAhxwkBAAAAAcgJAQAAAAHJCQQA2g4AIcoJQAC-DgAhywkBALQOACHMCUAAvg4AIc0JIADkDgAhAwAAAOcMACADAADoDAAwBAAA6QwAIBKhCAAA4g4AIJUJAADfDgAwlgkAAOsMABCXCQAA3w4AMJgJBADZDgAhrQkBAKkOACG1CQEAtA4AIbYJBADZDgAhtwkAAOAOACC4CQEAtA4AIbkJAgDhDgAhugkEANoOACG7CUAAqg4AIbwJQAC-DgAhvQlAAL4OACG-CQEAtA4AIb8JAQC0DgAhwAlAAL4OACELoQgAAI0RACC1CQAA_xAAILcJAAD_EAAguAkAAP8QACC5CQAA_xAAILoJAAD_EAAgvAkAAP8QACC9CQAA_xAAIL4JAAD_EAAgvwkAAP8QACDACQAA_xAAIBKhCAAA4g4AIJUJAADfDgAwlgkAAOsMABCXCQAA3w4AMJgJBAAAAAGtCQEAqQ4AIbUJAQAAAAG2CQQA2Q4AIbcJAADgDgAguAkBAAAAAbkJAgDhDgAhugkEANoOACG7CUAAqg4AIbwJQAC-DgAhvQlAAL4OACG-CQEAtA4AIb8JAQC0DgAhwAlAAL4OACEDAAAA6wwAIAMAAOwMADAEAADtDAAgEKEIAAC_DgAglQkAALwOADCWCQAA7wwAEJcJAAC8DgAwmAkBAKkOACGZCQEAtA4AIZoJAQC0DgAhmwlAAKoOACGmCQEAqQ4AIa0JAQC0DgAhrwkAAL0OrwkisAkBALQOACGxCUAAvg4AIbIJQAC-DgAhswkCAKgOACG0CUAAvg4AIQEAAADvDAAgGqIIAADcDgAgowgAAN0OACCkCAAA3g4AIJUJAADXDgAwlgkAAPEMABCXCQAA1w4AMJgJAQCpDgAhmwlAAKoOACGpCUAAqg4AIcgJAQC0DgAhzwkAANgOzwki0AkBAKkOACHRCQEAqQ4AIdIJAQCpDgAh0wkBAKkOACHUCQEAqQ4AIdUJBADZDgAh1gkEANoOACHXCQEAtA4AIdgJEADbDgAh2QkBALQOACHaCQEAqQ4AIdsJQAC-DgAh3AlAAL4OACHdCQIAqA4AId4JQAC-DgAhAQAAAPEMACABAAAA5wwAIAEAAADrDAAgAQAAAOUMACAKoggAAMoRACCjCAAAyxEAIKQIAADMEQAgyAkAAP8QACDWCQAA_xAAINcJAAD_EAAg2QkAAP8QACDbCQAA_xAAINwJAAD_EAAg3gkAAP8QACADAAAA8QwAIAMAAPYMADAEAADlDAAgAwAAAPEMACADAAD2DAAwBAAA5QwAIAMAAADxDAAgAwAA9gwAMAQAAOUMACAXoggAAMcRACCjCAAAyBEAIKQIAADJEQAgmAkBAAAAAZsJQAAAAAGpCUAAAAAByAkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJAQAAAAHSCQEAAAAB0wkBAAAAAdQJAQAAAAHVCQQAAAAB1gkEAAAAAdcJAQAAAAHYCRAAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JAgAAAAHeCUAAAAABAQgAAPoMACAUmAkBAAAAAZsJQAAAAAGpCUAAAAAByAkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJAQAAAAHSCQEAAAAB0wkBAAAAAdQJAQAAAAHVCQQAAAAB1gkEAAAAAdcJAQAAAAHYCRAAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JAgAAAAHeCUAAAAABAQgAAPwMADABCAAA_AwAMBeiCAAApxEAIKMIAACoEQAgpAgAAKkRACCYCQEA-hAAIZsJQAD7EAAhqQlAAPsQACHICQEAgxEAIc8JAAClEc8JItAJAQD6EAAh0QkBAPoQACHSCQEA-hAAIdMJAQD6EAAh1AkBAPoQACHVCQQAkxEAIdYJBACVEQAh1wkBAIMRACHYCRAAphEAIdkJAQCDEQAh2gkBAPoQACHbCUAAihEAIdwJQACKEQAh3QkCAPkQACHeCUAAihEAIQIAAADlDAAgCAAA_wwAIBSYCQEA-hAAIZsJQAD7EAAhqQlAAPsQACHICQEAgxEAIc8JAAClEc8JItAJAQD6EAAh0QkBAPoQACHSCQEA-hAAIdMJAQD6EAAh1AkBAPoQACHVCQQAkxEAIdYJBACVEQAh1wkBAIMRACHYCRAAphEAIdkJAQCDEQAh2gkBAPoQACHbCUAAihEAIdwJQACKEQAh3QkCAPkQACHeCUAAihEAIQIAAADxDAAgCAAAgQ0AIAIAAADxDAAgCAAAgQ0AIAMAAADlDAAgDwAA-gwAIBAAAP8MACABAAAA5QwAIAEAAADxDAAgDBUAAKARACAWAACjEQAgFwAAohEAIDgAAKERACA5AACkEQAgyAkAAP8QACDWCQAA_xAAINcJAAD_EAAg2QkAAP8QACDbCQAA_xAAINwJAAD_EAAg3gkAAP8QACAXlQkAANAOADCWCQAAiA0AEJcJAADQDgAwmAkBAJ4OACGbCUAAnw4AIakJQACfDgAhyAkBAK8OACHPCQAA0Q7PCSLQCQEAng4AIdEJAQCeDgAh0gkBAJ4OACHTCQEAng4AIdQJAQCeDgAh1QkEAMEOACHWCQQAxA4AIdcJAQCvDgAh2AkQANIOACHZCQEArw4AIdoJAQCeDgAh2wlAALcOACHcCUAAtw4AId0JAgCdDgAh3glAALcOACEDAAAA8QwAIAMAAIcNADAUAACIDQAgAwAAAPEMACADAAD2DAAwBAAA5QwAIAEAAADpDAAgAQAAAOkMACADAAAA5wwAIAMAAOgMADAEAADpDAAgAwAAAOcMACADAADoDAAwBAAA6QwAIAMAAADnDAAgAwAA6AwAMAQAAOkMACALoQgAAJ8RACCbCUAAAAABqQlAAAAAAa0JAQAAAAHHCQEAAAAByAkBAAAAAckJBAAAAAHKCUAAAAABywkBAAAAAcwJQAAAAAHNCSAAAAABAQgAAJANACAKmwlAAAAAAakJQAAAAAGtCQEAAAABxwkBAAAAAcgJAQAAAAHJCQQAAAAByglAAAAAAcsJAQAAAAHMCUAAAAABzQkgAAAAAQEIAACSDQAwAQgAAJINADALoQgAAJ4RACCbCUAA-xAAIakJQAD7EAAhrQkBAPoQACHHCQEA-hAAIcgJAQD6EAAhyQkEAJURACHKCUAAihEAIcsJAQCDEQAhzAlAAIoRACHNCSAAnREAIQIAAADpDAAgCAAAlQ0AIAqbCUAA-xAAIakJQAD7EAAhrQkBAPoQACHHCQEA-hAAIcgJAQD6EAAhyQkEAJURACHKCUAAihEAIcsJAQCDEQAhzAlAAIoRACHNCSAAnREAIQIAAADnDAAgCAAAlw0AIAIAAADnDAAgCAAAlw0AIAMAAADpDAAgDwAAkA0AIBAAAJUNACABAAAA6QwAIAEAAADnDAAgCRUAAJgRACAWAACbEQAgFwAAmhEAIDgAAJkRACA5AACcEQAgyQkAAP8QACDKCQAA_xAAIMsJAAD_EAAgzAkAAP8QACANlQkAAMwOADCWCQAAng0AEJcJAADMDgAwmwlAAJ8OACGpCUAAnw4AIa0JAQCeDgAhxwkBAJ4OACHICQEAng4AIckJBADEDgAhyglAALcOACHLCQEArw4AIcwJQAC3DgAhzQkgAM0OACEDAAAA5wwAIAMAAJ0NADAUAACeDQAgAwAAAOcMACADAADoDAAwBAAA6QwAIAEAAADtDAAgAQAAAO0MACADAAAA6wwAIAMAAOwMADAEAADtDAAgAwAAAOsMACADAADsDAAwBAAA7QwAIAMAAADrDAAgAwAA7AwAMAQAAO0MACAPoQgAAJcRACCYCQQAAAABrQkBAAAAAbUJAQAAAAG2CQQAAAABtwmAAAAAAbgJAQAAAAG5CQIAAAABugkEAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CQEAAAABwAlAAAAAAQEIAACmDQAgDpgJBAAAAAGtCQEAAAABtQkBAAAAAbYJBAAAAAG3CYAAAAABuAkBAAAAAbkJAgAAAAG6CQQAAAABuwlAAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JAQAAAAHACUAAAAABAQgAAKgNADABCAAAqA0AMA-hCAAAlhEAIJgJBACTEQAhrQkBAPoQACG1CQEAgxEAIbYJBACTEQAhtwmAAAAAAbgJAQCDEQAhuQkCAJQRACG6CQQAlREAIbsJQAD7EAAhvAlAAIoRACG9CUAAihEAIb4JAQCDEQAhvwkBAIMRACHACUAAihEAIQIAAADtDAAgCAAAqw0AIA6YCQQAkxEAIa0JAQD6EAAhtQkBAIMRACG2CQQAkxEAIbcJgAAAAAG4CQEAgxEAIbkJAgCUEQAhugkEAJURACG7CUAA-xAAIbwJQACKEQAhvQlAAIoRACG-CQEAgxEAIb8JAQCDEQAhwAlAAIoRACECAAAA6wwAIAgAAK0NACACAAAA6wwAIAgAAK0NACADAAAA7QwAIA8AAKYNACAQAACrDQAgAQAAAO0MACABAAAA6wwAIA8VAACOEQAgFgAAkREAIBcAAJARACA4AACPEQAgOQAAkhEAILUJAAD_EAAgtwkAAP8QACC4CQAA_xAAILkJAAD_EAAgugkAAP8QACC8CQAA_xAAIL0JAAD_EAAgvgkAAP8QACC_CQAA_xAAIMAJAAD_EAAgEZUJAADADgAwlgkAALQNABCXCQAAwA4AMJgJBADBDgAhrQkBAJ4OACG1CQEArw4AIbYJBADBDgAhtwkAAMIOACC4CQEArw4AIbkJAgDDDgAhugkEAMQOACG7CUAAnw4AIbwJQAC3DgAhvQlAALcOACG-CQEArw4AIb8JAQCvDgAhwAlAALcOACEDAAAA6wwAIAMAALMNADAUAAC0DQAgAwAAAOsMACADAADsDAAwBAAA7QwAIBChCAAAvw4AIJUJAAC8DgAwlgkAAO8MABCXCQAAvA4AMJgJAQAAAAGZCQEAtA4AIZoJAQC0DgAhmwlAAKoOACGmCQEAAAABrQkBAAAAAa8JAAC9Dq8JIrAJAQC0DgAhsQlAAL4OACGyCUAAvg4AIbMJAgCoDgAhtAlAAL4OACEBAAAAtw0AIAEAAAC3DQAgCKEIAACNEQAgmQkAAP8QACCaCQAA_xAAIK0JAAD_EAAgsAkAAP8QACCxCQAA_xAAILIJAAD_EAAgtAkAAP8QACADAAAA7wwAIAMAALoNADAEAAC3DQAgAwAAAO8MACADAAC6DQAwBAAAtw0AIAMAAADvDAAgAwAAug0AMAQAALcNACANoQgAAIwRACCYCQEAAAABmQkBAAAAAZoJAQAAAAGbCUAAAAABpgkBAAAAAa0JAQAAAAGvCQAAAK8JArAJAQAAAAGxCUAAAAABsglAAAAAAbMJAgAAAAG0CUAAAAABAQgAAL4NACAMmAkBAAAAAZkJAQAAAAGaCQEAAAABmwlAAAAAAaYJAQAAAAGtCQEAAAABrwkAAACvCQKwCQEAAAABsQlAAAAAAbIJQAAAAAGzCQIAAAABtAlAAAAAAQEIAADADQAwAQgAAMANADABAAAA8QwAIA2hCAAAixEAIJgJAQD6EAAhmQkBAIMRACGaCQEAgxEAIZsJQAD7EAAhpgkBAPoQACGtCQEAgxEAIa8JAACJEa8JIrAJAQCDEQAhsQlAAIoRACGyCUAAihEAIbMJAgD5EAAhtAlAAIoRACECAAAAtw0AIAgAAMQNACAMmAkBAPoQACGZCQEAgxEAIZoJAQCDEQAhmwlAAPsQACGmCQEA-hAAIa0JAQCDEQAhrwkAAIkRrwkisAkBAIMRACGxCUAAihEAIbIJQACKEQAhswkCAPkQACG0CUAAihEAIQIAAADvDAAgCAAAxg0AIAIAAADvDAAgCAAAxg0AIAEAAADxDAAgAwAAALcNACAPAAC-DQAgEAAAxA0AIAEAAAC3DQAgAQAAAO8MACAMFQAAhBEAIBYAAIcRACAXAACGEQAgOAAAhREAIDkAAIgRACCZCQAA_xAAIJoJAAD_EAAgrQkAAP8QACCwCQAA_xAAILEJAAD_EAAgsgkAAP8QACC0CQAA_xAAIA-VCQAAtQ4AMJYJAADODQAQlwkAALUOADCYCQEAng4AIZkJAQCvDgAhmgkBAK8OACGbCUAAnw4AIaYJAQCeDgAhrQkBAK8OACGvCQAAtg6vCSKwCQEArw4AIbEJQAC3DgAhsglAALcOACGzCQIAnQ4AIbQJQAC3DgAhAwAAAO8MACADAADNDQAwFAAAzg0AIAMAAADvDAAgAwAAug0AMAQAALcNACAHlQkAALMOADCWCQAA1A0AEJcJAACzDgAwmgkBAKkOACGbCUAAqg4AIasJAQAAAAGsCQEAtA4AIQEAAADRDQAgAQAAANENACAHlQkAALMOADCWCQAA1A0AEJcJAACzDgAwmgkBAKkOACGbCUAAqg4AIasJAQCpDgAhrAkBALQOACEBrAkAAP8QACADAAAA1A0AIAMAANUNADAEAADRDQAgAwAAANQNACADAADVDQAwBAAA0Q0AIAMAAADUDQAgAwAA1Q0AMAQAANENACAEmgkBAAAAAZsJQAAAAAGrCQEAAAABrAkBAAAAAQEIAADZDQAgBJoJAQAAAAGbCUAAAAABqwkBAAAAAawJAQAAAAEBCAAA2w0AMAEIAADbDQAwBJoJAQD6EAAhmwlAAPsQACGrCQEA-hAAIawJAQCDEQAhAgAAANENACAIAADeDQAgBJoJAQD6EAAhmwlAAPsQACGrCQEA-hAAIawJAQCDEQAhAgAAANQNACAIAADgDQAgAgAAANQNACAIAADgDQAgAwAAANENACAPAADZDQAgEAAA3g0AIAEAAADRDQAgAQAAANQNACAEFQAAgBEAIBYAAIIRACAXAACBEQAgrAkAAP8QACAHlQkAAK4OADCWCQAA5w0AEJcJAACuDgAwmgkBAJ4OACGbCUAAnw4AIasJAQCeDgAhrAkBAK8OACEDAAAA1A0AIAMAAOYNADAUAADnDQAgAwAAANQNACADAADVDQAwBAAA0Q0AIAiVCQAArA4AMJYJAADtDQAQlwkAAKwOADCmCQEAqQ4AIacJAQCpDgAhqAkBAKkOACGpCUAAqg4AIaoJAACtDgAgAQAAAOoNACABAAAA6g0AIAeVCQAArA4AMJYJAADtDQAQlwkAAKwOADCmCQEAqQ4AIacJAQCpDgAhqAkBAKkOACGpCUAAqg4AIQADAAAA7Q0AIAMAAO4NADAEAADqDQAgAwAAAO0NACADAADuDQAwBAAA6g0AIAMAAADtDQAgAwAA7g0AMAQAAOoNACAEpgkBAAAAAacJAQAAAAGoCQEAAAABqQlAAAAAAQEIAADyDQAgBKYJAQAAAAGnCQEAAAABqAkBAAAAAakJQAAAAAEBCAAA9A0AMAEIAAD0DQAwBKYJAQD6EAAhpwkBAPoQACGoCQEA-hAAIakJQAD7EAAhAgAAAOoNACAIAAD3DQAgBKYJAQD6EAAhpwkBAPoQACGoCQEA-hAAIakJQAD7EAAhAgAAAO0NACAIAAD5DQAgAgAAAO0NACAIAAD5DQAgAwAAAOoNACAPAADyDQAgEAAA9w0AIAEAAADqDQAgAQAAAO0NACADFQAA_BAAIBYAAP4QACAXAAD9EAAgB5UJAACrDgAwlgkAAIAOABCXCQAAqw4AMKYJAQCeDgAhpwkBAJ4OACGoCQEAng4AIakJQACfDgAhAwAAAO0NACADAAD_DQAwFAAAgA4AIAMAAADtDQAgAwAA7g0AMAQAAOoNACAHlQkAAKcOADCWCQAAhg4AEJcJAACnDgAwmAkCAAAAAZkJAQCpDgAhmgkBAKkOACGbCUAAqg4AIQEAAACDDgAgAQAAAIMOACAHlQkAAKcOADCWCQAAhg4AEJcJAACnDgAwmAkCAKgOACGZCQEAqQ4AIZoJAQCpDgAhmwlAAKoOACEAAwAAAIYOACADAACHDgAwBAAAgw4AIAMAAACGDgAgAwAAhw4AMAQAAIMOACADAAAAhg4AIAMAAIcOADAEAACDDgAgBJgJAgAAAAGZCQEAAAABmgkBAAAAAZsJQAAAAAEBCAAAiw4AIASYCQIAAAABmQkBAAAAAZoJAQAAAAGbCUAAAAABAQgAAI0OADABCAAAjQ4AMASYCQIA-RAAIZkJAQD6EAAhmgkBAPoQACGbCUAA-xAAIQIAAACDDgAgCAAAkA4AIASYCQIA-RAAIZkJAQD6EAAhmgkBAPoQACGbCUAA-xAAIQIAAACGDgAgCAAAkg4AIAIAAACGDgAgCAAAkg4AIAMAAACDDgAgDwAAiw4AIBAAAJAOACABAAAAgw4AIAEAAACGDgAgBRUAAPQQACAWAAD3EAAgFwAA9hAAIDgAAPUQACA5AAD4EAAgB5UJAACcDgAwlgkAAJkOABCXCQAAnA4AMJgJAgCdDgAhmQkBAJ4OACGaCQEAng4AIZsJQACfDgAhAwAAAIYOACADAACYDgAwFAAAmQ4AIAMAAACGDgAgAwAAhw4AMAQAAIMOACAHlQkAAJwOADCWCQAAmQ4AEJcJAACcDgAwmAkCAJ0OACGZCQEAng4AIZoJAQCeDgAhmwlAAJ8OACENFQAAoQ4AIBYAAKEOACAXAAChDgAgOAAApg4AIDkAAKEOACCRBAIAAAAEnAkCAAAAAZ0JAgAAAASeCQIAAAABnwkCAAAAAaAJAgAAAAGhCQIAAAABogkCAKUOACEOFQAAoQ4AIBYAAKQOACAXAACkDgAgkQQBAAAABJwJAQAAAAGdCQEAAAAEngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCjDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABCxUAAKEOACAWAACiDgAgFwAAog4AIJEEQAAAAAScCUAAAAABnQlAAAAABJ4JQAAAAAGfCUAAAAABoAlAAAAAAaEJQAAAAAGiCUAAoA4AIQsVAAChDgAgFgAAog4AIBcAAKIOACCRBEAAAAAEnAlAAAAAAZ0JQAAAAASeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAAKAOACEIkQQCAAAABJwJAgAAAAGdCQIAAAAEngkCAAAAAZ8JAgAAAAGgCQIAAAABoQkCAAAAAaIJAgChDgAhCJEEQAAAAAScCUAAAAABnQlAAAAABJ4JQAAAAAGfCUAAAAABoAlAAAAAAaEJQAAAAAGiCUAAog4AIQ4VAAChDgAgFgAApA4AIBcAAKQOACCRBAEAAAAEnAkBAAAAAZ0JAQAAAASeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAKMOACGjCQEAAAABpAkBAAAAAaUJAQAAAAELkQQBAAAABJwJAQAAAAGdCQEAAAAEngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCkDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABDRUAAKEOACAWAAChDgAgFwAAoQ4AIDgAAKYOACA5AAChDgAgkQQCAAAABJwJAgAAAAGdCQIAAAAEngkCAAAAAZ8JAgAAAAGgCQIAAAABoQkCAAAAAaIJAgClDgAhCJEECAAAAAScCQgAAAABnQkIAAAABJ4JCAAAAAGfCQgAAAABoAkIAAAAAaEJCAAAAAGiCQgApg4AIQeVCQAApw4AMJYJAACGDgAQlwkAAKcOADCYCQIAqA4AIZkJAQCpDgAhmgkBAKkOACGbCUAAqg4AIQiRBAIAAAAEnAkCAAAAAZ0JAgAAAASeCQIAAAABnwkCAAAAAaAJAgAAAAGhCQIAAAABogkCAKEOACELkQQBAAAABJwJAQAAAAGdCQEAAAAEngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCkDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABCJEEQAAAAAScCUAAAAABnQlAAAAABJ4JQAAAAAGfCUAAAAABoAlAAAAAAaEJQAAAAAGiCUAAog4AIQeVCQAAqw4AMJYJAACADgAQlwkAAKsOADCmCQEAng4AIacJAQCeDgAhqAkBAJ4OACGpCUAAnw4AIQeVCQAArA4AMJYJAADtDQAQlwkAAKwOADCmCQEAqQ4AIacJAQCpDgAhqAkBAKkOACGpCUAAqg4AIQKmCQEAAAABpwkBAAAAAQeVCQAArg4AMJYJAADnDQAQlwkAAK4OADCaCQEAng4AIZsJQACfDgAhqwkBAJ4OACGsCQEArw4AIQ4VAACxDgAgFgAAsg4AIBcAALIOACCRBAEAAAAFnAkBAAAAAZ0JAQAAAAWeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBALAOACGjCQEAAAABpAkBAAAAAaUJAQAAAAEOFQAAsQ4AIBYAALIOACAXAACyDgAgkQQBAAAABZwJAQAAAAGdCQEAAAAFngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCwDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABCJEEAgAAAAWcCQIAAAABnQkCAAAABZ4JAgAAAAGfCQIAAAABoAkCAAAAAaEJAgAAAAGiCQIAsQ4AIQuRBAEAAAAFnAkBAAAAAZ0JAQAAAAWeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBALIOACGjCQEAAAABpAkBAAAAAaUJAQAAAAEHlQkAALMOADCWCQAA1A0AEJcJAACzDgAwmgkBAKkOACGbCUAAqg4AIasJAQCpDgAhrAkBALQOACELkQQBAAAABZwJAQAAAAGdCQEAAAAFngkBAAAAAZ8JAQAAAAGgCQEAAAABoQkBAAAAAaIJAQCyDgAhowkBAAAAAaQJAQAAAAGlCQEAAAABD5UJAAC1DgAwlgkAAM4NABCXCQAAtQ4AMJgJAQCeDgAhmQkBAK8OACGaCQEArw4AIZsJQACfDgAhpgkBAJ4OACGtCQEArw4AIa8JAAC2Dq8JIrAJAQCvDgAhsQlAALcOACGyCUAAtw4AIbMJAgCdDgAhtAlAALcOACEHFQAAoQ4AIBYAALsOACAXAAC7DgAgkQQAAACvCQicCQAAAK8JAp0JAAAArwkIogkAALoOrwkiCxUAALEOACAWAAC5DgAgFwAAuQ4AIJEEQAAAAAWcCUAAAAABnQlAAAAABZ4JQAAAAAGfCUAAAAABoAlAAAAAAaEJQAAAAAGiCUAAuA4AIQsVAACxDgAgFgAAuQ4AIBcAALkOACCRBEAAAAAFnAlAAAAAAZ0JQAAAAAWeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAALgOACEIkQRAAAAABZwJQAAAAAGdCUAAAAAFnglAAAAAAZ8JQAAAAAGgCUAAAAABoQlAAAAAAaIJQAC5DgAhBxUAAKEOACAWAAC7DgAgFwAAuw4AIJEEAAAArwkInAkAAACvCQKdCQAAAK8JCKIJAAC6Dq8JIgSRBAAAAK8JCJwJAAAArwkCnQkAAACvCQiiCQAAuw6vCSIQoQgAAL8OACCVCQAAvA4AMJYJAADvDAAQlwkAALwOADCYCQEAqQ4AIZkJAQC0DgAhmgkBALQOACGbCUAAqg4AIaYJAQCpDgAhrQkBALQOACGvCQAAvQ6vCSKwCQEAtA4AIbEJQAC-DgAhsglAAL4OACGzCQIAqA4AIbQJQAC-DgAhBJEEAAAArwkInAkAAACvCQKdCQAAAK8JCKIJAAC7Dq8JIgiRBEAAAAAFnAlAAAAAAZ0JQAAAAAWeCUAAAAABnwlAAAAAAaAJQAAAAAGhCUAAAAABoglAALkOACEcoggAANwOACCjCAAA3Q4AIKQIAADeDgAglQkAANcOADCWCQAA8QwAEJcJAADXDgAwmAkBAKkOACGbCUAAqg4AIakJQACqDgAhyAkBALQOACHPCQAA2A7PCSLQCQEAqQ4AIdEJAQCpDgAh0gkBAKkOACHTCQEAqQ4AIdQJAQCpDgAh1QkEANkOACHWCQQA2g4AIdcJAQC0DgAh2AkQANsOACHZCQEAtA4AIdoJAQCpDgAh2wlAAL4OACHcCUAAvg4AId0JAgCoDgAh3glAAL4OACGgDAAA8QwAIKEMAADxDAAgEZUJAADADgAwlgkAALQNABCXCQAAwA4AMJgJBADBDgAhrQkBAJ4OACG1CQEArw4AIbYJBADBDgAhtwkAAMIOACC4CQEArw4AIbkJAgDDDgAhugkEAMQOACG7CUAAnw4AIbwJQAC3DgAhvQlAALcOACG-CQEArw4AIb8JAQCvDgAhwAlAALcOACENFQAAoQ4AIBYAAMsOACAXAADLDgAgOAAApg4AIDkAAMsOACCRBAQAAAAEnAkEAAAAAZ0JBAAAAASeCQQAAAABnwkEAAAAAaAJBAAAAAGhCQQAAAABogkEAMoOACEPFQAAsQ4AIBYAAMkOACAXAADJDgAgnAmAAAAAAZ4JgAAAAAGfCYAAAAABoAmAAAAAAaEJgAAAAAGiCYAAAAABwQkBAAAAAcIJAQAAAAHDCQEAAAABxAmAAAAAAcUJgAAAAAHGCYAAAAABDRUAALEOACAWAACxDgAgFwAAsQ4AIDgAAMYOACA5AACxDgAgkQQCAAAABZwJAgAAAAGdCQIAAAAFngkCAAAAAZ8JAgAAAAGgCQIAAAABoQkCAAAAAaIJAgDIDgAhDRUAALEOACAWAADHDgAgFwAAxw4AIDgAAMYOACA5AADHDgAgkQQEAAAABZwJBAAAAAGdCQQAAAAFngkEAAAAAZ8JBAAAAAGgCQQAAAABoQkEAAAAAaIJBADFDgAhDRUAALEOACAWAADHDgAgFwAAxw4AIDgAAMYOACA5AADHDgAgkQQEAAAABZwJBAAAAAGdCQQAAAAFngkEAAAAAZ8JBAAAAAGgCQQAAAABoQkEAAAAAaIJBADFDgAhCJEECAAAAAWcCQgAAAABnQkIAAAABZ4JCAAAAAGfCQgAAAABoAkIAAAAAaEJCAAAAAGiCQgAxg4AIQiRBAQAAAAFnAkEAAAAAZ0JBAAAAAWeCQQAAAABnwkEAAAAAaAJBAAAAAGhCQQAAAABogkEAMcOACENFQAAsQ4AIBYAALEOACAXAACxDgAgOAAAxg4AIDkAALEOACCRBAIAAAAFnAkCAAAAAZ0JAgAAAAWeCQIAAAABnwkCAAAAAaAJAgAAAAGhCQIAAAABogkCAMgOACEMnAmAAAAAAZ4JgAAAAAGfCYAAAAABoAmAAAAAAaEJgAAAAAGiCYAAAAABwQkBAAAAAcIJAQAAAAHDCQEAAAABxAmAAAAAAcUJgAAAAAHGCYAAAAABDRUAAKEOACAWAADLDgAgFwAAyw4AIDgAAKYOACA5AADLDgAgkQQEAAAABJwJBAAAAAGdCQQAAAAEngkEAAAAAZ8JBAAAAAGgCQQAAAABoQkEAAAAAaIJBADKDgAhCJEEBAAAAAScCQQAAAABnQkEAAAABJ4JBAAAAAGfCQQAAAABoAkEAAAAAaEJBAAAAAGiCQQAyw4AIQ2VCQAAzA4AMJYJAACeDQAQlwkAAMwOADCbCUAAnw4AIakJQACfDgAhrQkBAJ4OACHHCQEAng4AIcgJAQCeDgAhyQkEAMQOACHKCUAAtw4AIcsJAQCvDgAhzAlAALcOACHNCSAAzQ4AIQUVAAChDgAgFgAAzw4AIBcAAM8OACCcCSAAAAABogkgAM4OACEFFQAAoQ4AIBYAAM8OACAXAADPDgAgnAkgAAAAAaIJIADODgAhApwJIAAAAAGiCSAAzw4AIReVCQAA0A4AMJYJAACIDQAQlwkAANAOADCYCQEAng4AIZsJQACfDgAhqQlAAJ8OACHICQEArw4AIc8JAADRDs8JItAJAQCeDgAh0QkBAJ4OACHSCQEAng4AIdMJAQCeDgAh1AkBAJ4OACHVCQQAwQ4AIdYJBADEDgAh1wkBAK8OACHYCRAA0g4AIdkJAQCvDgAh2gkBAJ4OACHbCUAAtw4AIdwJQAC3DgAh3QkCAJ0OACHeCUAAtw4AIQcVAAChDgAgFgAA1g4AIBcAANYOACCRBAAAAM8JCJwJAAAAzwkCnQkAAADPCQiiCQAA1Q7PCSINFQAAoQ4AIBYAANQOACAXAADUDgAgOAAA1A4AIDkAANQOACCRBBAAAAAEnAkQAAAAAZ0JEAAAAASeCRAAAAABnwkQAAAAAaAJEAAAAAGhCRAAAAABogkQANMOACENFQAAoQ4AIBYAANQOACAXAADUDgAgOAAA1A4AIDkAANQOACCRBBAAAAAEnAkQAAAAAZ0JEAAAAASeCRAAAAABnwkQAAAAAaAJEAAAAAGhCRAAAAABogkQANMOACEIkQQQAAAABJwJEAAAAAGdCRAAAAAEngkQAAAAAZ8JEAAAAAGgCRAAAAABoQkQAAAAAaIJEADUDgAhBxUAAKEOACAWAADWDgAgFwAA1g4AIJEEAAAAzwkInAkAAADPCQKdCQAAAM8JCKIJAADVDs8JIgSRBAAAAM8JCJwJAAAAzwkCnQkAAADPCQiiCQAA1g7PCSIaoggAANwOACCjCAAA3Q4AIKQIAADeDgAglQkAANcOADCWCQAA8QwAEJcJAADXDgAwmAkBAKkOACGbCUAAqg4AIakJQACqDgAhyAkBALQOACHPCQAA2A7PCSLQCQEAqQ4AIdEJAQCpDgAh0gkBAKkOACHTCQEAqQ4AIdQJAQCpDgAh1QkEANkOACHWCQQA2g4AIdcJAQC0DgAh2AkQANsOACHZCQEAtA4AIdoJAQCpDgAh2wlAAL4OACHcCUAAvg4AId0JAgCoDgAh3glAAL4OACEEkQQAAADPCQicCQAAAM8JAp0JAAAAzwkIogkAANYOzwkiCJEEBAAAAAScCQQAAAABnQkEAAAABJ4JBAAAAAGfCQQAAAABoAkEAAAAAaEJBAAAAAGiCQQAyw4AIQiRBAQAAAAFnAkEAAAAAZ0JBAAAAAWeCQQAAAABnwkEAAAAAaAJBAAAAAGhCQQAAAABogkEAMcOACEIkQQQAAAABJwJEAAAAAGdCRAAAAAEngkQAAAAAZ8JEAAAAAGgCRAAAAABoQkQAAAAAaIJEADUDgAhA98JAADnDAAg4AkAAOcMACDhCQAA5wwAIAPfCQAA6wwAIOAJAADrDAAg4QkAAOsMACASoQgAAL8OACCVCQAAvA4AMJYJAADvDAAQlwkAALwOADCYCQEAqQ4AIZkJAQC0DgAhmgkBALQOACGbCUAAqg4AIaYJAQCpDgAhrQkBALQOACGvCQAAvQ6vCSKwCQEAtA4AIbEJQAC-DgAhsglAAL4OACGzCQIAqA4AIbQJQAC-DgAhoAwAAO8MACChDAAA7wwAIBKhCAAA4g4AIJUJAADfDgAwlgkAAOsMABCXCQAA3w4AMJgJBADZDgAhrQkBAKkOACG1CQEAtA4AIbYJBADZDgAhtwkAAOAOACC4CQEAtA4AIbkJAgDhDgAhugkEANoOACG7CUAAqg4AIbwJQAC-DgAhvQlAAL4OACG-CQEAtA4AIb8JAQC0DgAhwAlAAL4OACEMnAmAAAAAAZ4JgAAAAAGfCYAAAAABoAmAAAAAAaEJgAAAAAGiCYAAAAABwQkBAAAAAcIJAQAAAAHDCQEAAAABxAmAAAAAAcUJgAAAAAHGCYAAAAABCJEEAgAAAAWcCQIAAAABnQkCAAAABZ4JAgAAAAGfCQIAAAABoAkCAAAAAaEJAgAAAAGiCQIAsQ4AIRyiCAAA3A4AIKMIAADdDgAgpAgAAN4OACCVCQAA1w4AMJYJAADxDAAQlwkAANcOADCYCQEAqQ4AIZsJQACqDgAhqQlAAKoOACHICQEAtA4AIc8JAADYDs8JItAJAQCpDgAh0QkBAKkOACHSCQEAqQ4AIdMJAQCpDgAh1AkBAKkOACHVCQQA2Q4AIdYJBADaDgAh1wkBALQOACHYCRAA2w4AIdkJAQC0DgAh2gkBAKkOACHbCUAAvg4AIdwJQAC-DgAh3QkCAKgOACHeCUAAvg4AIaAMAADxDAAgoQwAAPEMACAOoQgAAOIOACCVCQAA4w4AMJYJAADnDAAQlwkAAOMOADCbCUAAqg4AIakJQACqDgAhrQkBAKkOACHHCQEAqQ4AIcgJAQCpDgAhyQkEANoOACHKCUAAvg4AIcsJAQC0DgAhzAlAAL4OACHNCSAA5A4AIQKcCSAAAAABogkgAM8OACESjwMBAJ4OACGVCQAA5Q4AMJYJAADiDAAQlwkAAOUOADCYCQEA5g4AIZsJQACfDgAh0AkBAJ4OACHaCQEAng4AIeIJAQCeDgAh4wkBAJ4OACHkCQEAng4AIeUJAQCeDgAh5gkBAJ4OACHnCUAAnw4AIegJQACfDgAh6QkCAMMOACHqCQIAww4AIesJAQCvDgAhCxUAAKEOACAWAACkDgAgFwAApA4AIJEEAQAAAAScCQEAAAABnQkBAAAABJ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEA5w4AIQsVAAChDgAgFgAApA4AIBcAAKQOACCRBAEAAAAEnAkBAAAAAZ0JAQAAAASeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAOcOACESjwMBAKkOACGVCQAA6A4AMJYJAADPDAAQlwkAAOgOADCYCQEA6Q4AIZsJQACqDgAh0AkBAKkOACHaCQEAqQ4AIeIJAQCpDgAh4wkBAKkOACHkCQEAqQ4AIeUJAQCpDgAh5gkBAKkOACHnCUAAqg4AIegJQACqDgAh6QkCAOEOACHqCQIA4Q4AIesJAQC0DgAhCJEEAQAAAAScCQEAAAABnQkBAAAABJ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEA6g4AIQiRBAEAAAAEnAkBAAAAAZ0JAQAAAASeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAOoOACEJlQkAAOsOADCWCQAAyQwAEJcJAADrDgAwmAkBAJ4OACGbCUAAnw4AIc8JAADsDu0JIu0JAQCvDgAh7gkAAO0OACDvCUAAtw4AIQcVAAChDgAgFgAA8A4AIBcAAPAOACCRBAAAAO0JCJwJAAAA7QkCnQkAAADtCQiiCQAA7w7tCSIPFQAAoQ4AIBYAAO4OACAXAADuDgAgnAmAAAAAAZ4JgAAAAAGfCYAAAAABoAmAAAAAAaEJgAAAAAGiCYAAAAABwQkBAAAAAcIJAQAAAAHDCQEAAAABxAmAAAAAAcUJgAAAAAHGCYAAAAABDJwJgAAAAAGeCYAAAAABnwmAAAAAAaAJgAAAAAGhCYAAAAABogmAAAAAAcEJAQAAAAHCCQEAAAABwwkBAAAAAcQJgAAAAAHFCYAAAAABxgmAAAAAAQcVAAChDgAgFgAA8A4AIBcAAPAOACCRBAAAAO0JCJwJAAAA7QkCnQkAAADtCQiiCQAA7w7tCSIEkQQAAADtCQicCQAAAO0JAp0JAAAA7QkIogkAAPAO7QkiCZUJAADxDgAwlgkAALYMABCXCQAA8Q4AMJgJAQCpDgAhmwlAAKoOACHPCQAA8g7tCSLtCQEAtA4AIe4JAADzDgAg7wlAAL4OACEEkQQAAADtCQicCQAAAO0JAp0JAAAA7QkIogkAAPAO7QkiDJwJgAAAAAGeCYAAAAABnwmAAAAAAaAJgAAAAAGhCYAAAAABogmAAAAAAcEJAQAAAAHCCQEAAAABwwkBAAAAAcQJgAAAAAHFCYAAAAABxgmAAAAAAQyVCQAA9A4AMJYJAACwDAAQlwkAAPQOADCbCUAAnw4AIa8JAAD1DvEJIs8JAADsDu0JItAJAQCeDgAh2gkBAJ4OACHuCQAAwg4AIO8JQAC3DgAh8QkBAK8OACHyCQEAng4AIQcVAAChDgAgFgAA9w4AIBcAAPcOACCRBAAAAPEJCJwJAAAA8QkCnQkAAADxCQiiCQAA9g7xCSIHFQAAoQ4AIBYAAPcOACAXAAD3DgAgkQQAAADxCQicCQAAAPEJAp0JAAAA8QkIogkAAPYO8QkiBJEEAAAA8QkInAkAAADxCQKdCQAAAPEJCKIJAAD3DvEJIgyVCQAA-A4AMJYJAACdDAAQlwkAAPgOADCbCUAAqg4AIa8JAAD5DvEJIs8JAADyDu0JItAJAQCpDgAh2gkBAKkOACHuCQAA4A4AIO8JQAC-DgAh8QkBALQOACHyCQEAqQ4AIQSRBAAAAPEJCJwJAAAA8QkCnQkAAADxCQiiCQAA9w7xCSICzwkAAADtCQLxCQEAAAABDpUJAAD7DgAwlgkAAJcMABCXCQAA-w4AMJgJAQCeDgAhmwlAAJ8OACGpCUAAnw4AIcgJAQCeDgAh0AkBAJ4OACHRCQEAng4AIdMJAQCeDgAh9AkCAJ0OACH1CUAAnw4AIfYJQAC3DgAh9wkCAMMOACEOlQkAAPwOADCWCQAAhAwAEJcJAAD8DgAwmAkBAKkOACGbCUAAqg4AIakJQACqDgAhyAkBAKkOACHQCQEAqQ4AIdEJAQCpDgAh0wkBAKkOACH0CQIAqA4AIfUJQACqDgAh9glAAL4OACH3CQIA4Q4AIQeVCQAA_Q4AMJYJAAD-CwAQlwkAAP0OADCYCQEAng4AIZsJQACfDgAh7gkAAO0OACD4CQEAng4AIQeVCQAA_g4AMJYJAADrCwAQlwkAAP4OADCYCQEAqQ4AIZsJQACqDgAh7gkAAPMOACD4CQEAqQ4AIQiVCQAA_w4AMJYJAADlCwAQlwkAAP8OADCbCUAAnw4AIc8JAACAD_oJIvEJAQDmDgAh-glAALcOACH7CUAAtw4AIQcVAAChDgAgFgAAgg8AIBcAAIIPACCRBAAAAPoJCJwJAAAA-gkCnQkAAAD6CQiiCQAAgQ_6CSIHFQAAoQ4AIBYAAIIPACAXAACCDwAgkQQAAAD6CQicCQAAAPoJAp0JAAAA-gkIogkAAIEP-gkiBJEEAAAA-gkInAkAAAD6CQKdCQAAAPoJCKIJAACCD_oJIgiVCQAAgw8AMJYJAADSCwAQlwkAAIMPADCbCUAAqg4AIc8JAACED_oJIvEJAQDpDgAh-glAAL4OACH7CUAAvg4AIQSRBAAAAPoJCJwJAAAA-gkCnQkAAAD6CQiiCQAAgg_6CSICzwkAAAD6CQLxCQEAAAABHJUJAACGDwAwlgkAAMwLABCXCQAAhg8AMJgJAQDmDgAhmwlAAJ8OACGvCQAAhw_-CSLQCQEAng4AIdoJAQCeDgAh8gkBAJ4OACH3CQEArw4AIfoJQAC3DgAh_wkAAIgP_wkigAoBAK8OACGBChAA0g4AIYIKEACJDwAhgwoBAK8OACGECgAAwg4AIIUKAQCvDgAhhgoBAK8OACGHCgEArw4AIYgKAQCvDgAhiQoAAMIOACCKCgEArw4AIYsKQAC3DgAhjApAALcOACGNCkAAnw4AIY4KQAC3DgAhjwpAALcOACEHFQAAoQ4AIBYAAI8PACAXAACPDwAgkQQAAAD-CQicCQAAAP4JAp0JAAAA_gkIogkAAI4P_gkiBxUAAKEOACAWAACNDwAgFwAAjQ8AIJEEAAAA_wkInAkAAAD_CQKdCQAAAP8JCKIJAACMD_8JIg0VAACxDgAgFgAAiw8AIBcAAIsPACA4AACLDwAgOQAAiw8AIJEEEAAAAAWcCRAAAAABnQkQAAAABZ4JEAAAAAGfCRAAAAABoAkQAAAAAaEJEAAAAAGiCRAAig8AIQ0VAACxDgAgFgAAiw8AIBcAAIsPACA4AACLDwAgOQAAiw8AIJEEEAAAAAWcCRAAAAABnQkQAAAABZ4JEAAAAAGfCRAAAAABoAkQAAAAAaEJEAAAAAGiCRAAig8AIQiRBBAAAAAFnAkQAAAAAZ0JEAAAAAWeCRAAAAABnwkQAAAAAaAJEAAAAAGhCRAAAAABogkQAIsPACEHFQAAoQ4AIBYAAI0PACAXAACNDwAgkQQAAAD_CQicCQAAAP8JAp0JAAAA_wkIogkAAIwP_wkiBJEEAAAA_wkInAkAAAD_CQKdCQAAAP8JCKIJAACND_8JIgcVAAChDgAgFgAAjw8AIBcAAI8PACCRBAAAAP4JCJwJAAAA_gkCnQkAAAD-CQiiCQAAjg_-CSIEkQQAAAD-CQicCQAAAP4JAp0JAAAA_gkIogkAAI8P_gkiHJUJAACQDwAwlgkAALkLABCXCQAAkA8AMJgJAQDpDgAhmwlAAKoOACGvCQAAkQ_-CSLQCQEAqQ4AIdoJAQCpDgAh8gkBAKkOACH3CQEAtA4AIfoJQAC-DgAh_wkAAJIP_wkigAoBALQOACGBChAA2w4AIYIKEACTDwAhgwoBALQOACGECgAA4A4AIIUKAQC0DgAhhgoBALQOACGHCgEAtA4AIYgKAQC0DgAhiQoAAOAOACCKCgEAtA4AIYsKQAC-DgAhjApAAL4OACGNCkAAqg4AIY4KQAC-DgAhjwpAAL4OACEEkQQAAAD-CQicCQAAAP4JAp0JAAAA_gkIogkAAI8P_gkiBJEEAAAA_wkInAkAAAD_CQKdCQAAAP8JCKIJAACND_8JIgiRBBAAAAAFnAkQAAAAAZ0JEAAAAAWeCRAAAAABnwkQAAAAAaAJEAAAAAGhCRAAAAABogkQAIsPACEKlQkAAJQPADCWCQAAswsAEJcJAACUDwAwrwkBAJ4OACGzCQIAnQ4AIbQJQAC3DgAhhAoBAJ4OACGOCkAAtw4AIZAKAQCeDgAhkQoBAK8OACEPlQkAAJUPADCWCQAAnQsAEJcJAACVDwAwmAkBAJ4OACGbCUAAnw4AIcgJAQCvDgAhzwkBAJ4OACHQCQEArw4AIdoJAQCvDgAh9wkCAJ0OACGSCgEArw4AIZMKAQCeDgAhlAoBAJ4OACGVCgEAng4AIZYKAQCeDgAhEJAHAACXDwAglQkAAJYPADCWCQAAigsAEJcJAACWDwAwmAkBAKkOACGbCUAAqg4AIcgJAQC0DgAhzwkBAKkOACHQCQEAtA4AIdoJAQC0DgAh9wkCAKgOACGSCgEAtA4AIZMKAQCpDgAhlAoBAKkOACGVCgEAqQ4AIZYKAQCpDgAhA98JAACECwAg4AkAAIQLACDhCQAAhAsAIAKECgEAAAABkAoBAAAAAQv8BQAAmg8AIJUJAACZDwAwlgkAAIQLABCXCQAAmQ8AMK8JAQCpDgAhswkCAKgOACG0CUAAvg4AIYQKAQCpDgAhjgpAAL4OACGQCgEAqQ4AIZEKAQC0DgAhEpAHAACXDwAglQkAAJYPADCWCQAAigsAEJcJAACWDwAwmAkBAKkOACGbCUAAqg4AIcgJAQC0DgAhzwkBAKkOACHQCQEAtA4AIdoJAQC0DgAh9wkCAKgOACGSCgEAtA4AIZMKAQCpDgAhlAoBAKkOACGVCgEAqQ4AIZYKAQCpDgAhoAwAAIoLACChDAAAigsAIAaVCQAAmw8AMJYJAAD_CgAQlwkAAJsPADCYCgEAng4AIZkKQACfDgAhmgoCAJ0OACEGlQkAAJwPADCWCQAA7AoAEJcJAACcDwAwmAoBAKkOACGZCkAAqg4AIZoKAgCoDgAhApgKAQAAAAGZCkAAAAABBpUJAACeDwAwlgkAAOYKABCXCQAAng8AMJgJAQCeDgAhnAoBAJ4OACGdCkAAnw4AIQiVCQAAnw8AMJYJAADQCgAQlwkAAJ8PADCYCQEAng4AIbsJQACfDgAhkAoBAJ4OACGcCgEAng4AIZ4KQAC3DgAhDpUJAACgDwAwlgkAALoKABCXCQAAoA8AMJgJAQCeDgAhuwlAAJ8OACHICQEArw4AIfcJAgCdDgAhkwoBAJ4OACGWCgEAng4AIZ8KAQCeDgAhoAoBAJ4OACGhCgEAng4AIaIKAQCeDgAhowoBAJ4OACEP-wUAAKIPACCVCQAAoQ8AMJYJAACnCgAQlwkAAKEPADCYCQEAqQ4AIbsJQACqDgAhyAkBALQOACH3CQIAqA4AIZMKAQCpDgAhlgoBAKkOACGfCgEAqQ4AIaAKAQCpDgAhoQoBAKkOACGiCgEAqQ4AIaMKAQCpDgAhA98JAACeCQAg4AkAAJ4JACDhCQAAngkAIAqVCQAAow8AMJYJAAChCgAQlwkAAKMPADDaCQEAng4AIYsKQACfDgAhnAoBAJ4OACGkCgEAng4AIaUKEADSDgAhpgoCAJ0OACGnChAA0g4AIQ6VCQAApA8AMJYJAACLCgAQlwkAAKQPADCYCQEAng4AIZsJQACfDgAhqQlAALcOACHvCUAAtw4AIYQKAQCvDgAhkgoBAK8OACGoCgEAng4AIakKAQCeDgAhqgoBAK8OACGrCiAAzQ4AIawKQAC3DgAhBpUJAAClDwAwlgkAAPMJABCXCQAApQ8AMNAJAQCeDgAhkgoBAJ4OACGtCkAAnw4AIQeVCQAApg8AMJYJAADdCQAQlwkAAKYPADCaCQEAng4AIZsJQACfDgAhrgoBAJ4OACGvCgEAng4AIQeVCQAApw8AMJYJAADKCQAQlwkAAKcPADCaCQEAqQ4AIZsJQACqDgAhrgoBAKkOACGvCgEAqQ4AIQqVCQAAqA8AMJYJAADECQAQlwkAAKgPADCbCUAAnw4AIdoJAQCeDgAhqQoBAJ4OACGwCgEAng4AIbEKAQCvDgAhsgpAALcOACGzCkAAtw4AIQv6BQAAqg8AIJUJAACpDwAwlgkAAKgJABCXCQAAqQ8AMNoJAQCpDgAhiwpAAKoOACGcCgEAqQ4AIaQKAQCpDgAhpQoQANsOACGmCgIAqA4AIacKEADbDgAhFJEEAACzDwAg-wUAAKIPACD9BQAAtA8AIP4FAAC1DwAglQkAALIPADCWCQAAmAkAEJcJAACyDwAwmAkBAKkOACGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAtA4AIZIKAQC0DgAhqAoBAKkOACGpCgEAqQ4AIaoKAQC0DgAhqwogAOQOACGsCkAAvg4AIaAMAACYCQAgoQwAAJgJACAH-gUAAKoPACCVCQAAqw8AMJYJAACkCQAQlwkAAKsPADCYCQEAqQ4AIZwKAQCpDgAhnQpAAKoOACECkAoBAAAAAZwKAQAAAAEK-gUAAKoPACD8BQAArg8AIJUJAACtDwAwlgkAAJ4JABCXCQAArQ8AMJgJAQCpDgAhuwlAAKoOACGQCgEAqQ4AIZwKAQCpDgAhngpAAL4OACER-wUAAKIPACCVCQAAoQ8AMJYJAACnCgAQlwkAAKEPADCYCQEAqQ4AIbsJQACqDgAhyAkBALQOACH3CQIAqA4AIZMKAQCpDgAhlgoBAKkOACGfCgEAqQ4AIaAKAQCpDgAhoQoBAKkOACGiCgEAqQ4AIaMKAQCpDgAhoAwAAKcKACChDAAApwoAIAz5BQAAsA8AIP8FAACxDwAglQkAAK8PADCWCQAAnAkAEJcJAACvDwAwmwlAAKoOACHaCQEAqQ4AIakKAQCpDgAhsAoBAKkOACGxCgEAtA4AIbIKQAC-DgAhswpAAL4OACED3wkAAJQJACDgCQAAlAkAIOEJAACUCQAgA98JAACYCQAg4AkAAJgJACDhCQAAmAkAIBKRBAAAsw8AIPsFAACiDwAg_QUAALQPACD-BQAAtQ8AIJUJAACyDwAwlgkAAJgJABCXCQAAsg8AMJgJAQCpDgAhmwlAAKoOACGpCUAAvg4AIe8JQAC-DgAhhAoBALQOACGSCgEAtA4AIagKAQCpDgAhqQoBAKkOACGqCgEAtA4AIasKIADkDgAhrApAAL4OACEO-QUAALAPACD_BQAAsQ8AIJUJAACvDwAwlgkAAJwJABCXCQAArw8AMJsJQACqDgAh2gkBAKkOACGpCgEAqQ4AIbAKAQCpDgAhsQoBALQOACGyCkAAvg4AIbMKQAC-DgAhoAwAAJwJACChDAAAnAkAIAPfCQAApAkAIOAJAACkCQAg4QkAAKQJACAD3wkAAKgJACDgCQAAqAkAIOEJAACoCQAgAtAJAQAAAAGSCgEAAAABB5EEAAC4DwAglQkAALcPADCWCQAAlAkAEJcJAAC3DwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhDvkFAACwDwAg_wUAALEPACCVCQAArw8AMJYJAACcCQAQlwkAAK8PADCbCUAAqg4AIdoJAQCpDgAhqQoBAKkOACGwCgEAqQ4AIbEKAQC0DgAhsgpAAL4OACGzCkAAvg4AIaAMAACcCQAgoQwAAJwJACAGlQkAALkPADCWCQAAjwkAEJcJAAC5DwAwmwlAAJ8OACGwCgEAng4AIbYKAQCeDgAhBpUJAAC6DwAwlgkAAPwIABCXCQAAug8AMJsJQACqDgAhsAoBAKkOACG2CgEAqQ4AIQeVCQAAuw8AMJYJAAD2CAAQlwkAALsPADCZCgIAnQ4AIbcKQACfDgAhuAoQANIOACG5ChAA0g4AIQeVCQAAvA8AMJYJAADjCAAQlwkAALwPADCZCgIAqA4AIbcKQACqDgAhuAoQANsOACG5ChAA2w4AIQmVCQAAvQ8AMJYJAADdCAAQlwkAAL0PADCYCQEAng4AIboKAQCeDgAhuwoBAJ4OACG8CgAA7Q4AIL0KIADNDgAhvgpAAJ8OACEGlQkAAL4PADCWCQAAxwgAEJcJAAC-DwAwmAkBAJ4OACG-CkAAnw4AIb8KAQCeDgAhB7gFAADADwAglQkAAL8PADCWCQAAtAgAEJcJAAC_DwAwmAkBAKkOACG-CkAAqg4AIb8KAQCpDgAhA98JAACuCAAg4AkAAK4IACDhCQAArggAIAq3BQAAwg8AIJUJAADBDwAwlgkAAK4IABCXCQAAwQ8AMJgJAQCpDgAhugoBAKkOACG7CgEAqQ4AIbwKAADzDgAgvQogAOQOACG-CkAAqg4AIQm4BQAAwA8AIJUJAAC_DwAwlgkAALQIABCXCQAAvw8AMJgJAQCpDgAhvgpAAKoOACG_CgEAqQ4AIaAMAAC0CAAgoQwAALQIACAGlQkAAMMPADCWCQAAqQgAEJcJAADDDwAwpQoQANIOACHACgEA5g4AIcEKAgCdDgAhFJUJAADEDwAwlgkAAJMIABCXCQAAxA8AMJgJAQDmDgAhmwlAAJ8OACGvCQEAng4AIbAJAQCvDgAhswkCAJ0OACHZCQEArw4AIYoKAQCeDgAhjQpAAJ8OACGlChAA0g4AIcIKAQDmDgAhwwoBAJ4OACHECgEAng4AIcUKAQCvDgAhxgoAAMIOACDHCkAAtw4AIcgKQAC3DgAhyQpAALcOACEJlQkAAMUPADCWCQAA_QcAEJcJAADFDwAwmAkEAMEOACGKCgEAng4AIcIKAQDmDgAhygoBAK8OACHLCgEAng4AIcwKQACfDgAhDpUJAADGDwAwlgkAAOcHABCXCQAAxg8AMKUKEADSDgAhwQoCAJ0OACHCCgEA5g4AIc0KAQCeDgAhzgoBAJ4OACHPCgEAng4AIdAKEACJDwAh0QoCAJ0OACHSCgEAng4AIdMKAQCeDgAh1AoCAMMOACEtlQkAAMcPADCWCQAA0QcAEJcJAADHDwAwmAkBAOYOACGbCUAAnw4AIa8JAQCeDgAh2QkBAK8OACGKCgEAng4AIY0KQACfDgAhpAoBAJ4OACGlChAA0g4AIakKAQCeDgAhuwoBAK8OACHJCkAAnw4AIc0KAQCvDgAhzwoBAJ4OACHSCgEAng4AIdUKAQCeDgAh1goBAJ4OACHXCgEAng4AIdgKAQCeDgAh2QoBAJ4OACHaCgEAng4AIdsKEACJDwAh3AoQAIkPACHdCgIAww4AId4KAADtDgAg3woAAO0OACDgCgAByA8AIeEKAAHIDwAh4goBAK8OACHjCgAByQ8AIeQKQACfDgAh5QoBAK8OACHmCgEArw4AIecKAQCeDgAh6AogAM0OACHpCgIAww4AIeoKAADCDgAg6woAAckPACHsCgAAwg4AIO0KAQCvDgAh7goQAIkPACHvCiAAzQ4AIfAKQAC3DgAhBxUAAKEOACAWAADNDwAgFwAAzQ8AIJEEAAEAAAScCQABAAABnQkAAQAABKIJAAHMDwAhBxUAALEOACAWAADLDwAgFwAAyw8AIJEEAAEAAAWcCQABAAABnQkAAQAABaIJAAHKDwAhBxUAALEOACAWAADLDwAgFwAAyw8AIJEEAAEAAAWcCQABAAABnQkAAQAABaIJAAHKDwAhBJEEAAEAAAWcCQABAAABnQkAAQAABaIJAAHLDwAhBxUAAKEOACAWAADNDwAgFwAAzQ8AIJEEAAEAAAScCQABAAABnQkAAQAABKIJAAHMDwAhBJEEAAEAAAScCQABAAABnQkAAQAABKIJAAHNDwAhMOMEAADRDwAg5AQAANIPACDmBAAA0w8AIJUJAADODwAwlgkAAL4HABCXCQAAzg8AMJgJAQDpDgAhmwlAAKoOACGvCQEAqQ4AIdkJAQC0DgAhigoBAKkOACGNCkAAqg4AIaQKAQCpDgAhpQoQANsOACGpCgEAqQ4AIbsKAQC0DgAhyQpAAKoOACHNCgEAtA4AIc8KAQCpDgAh0goBAKkOACHVCgEAqQ4AIdYKAQCpDgAh1woBAKkOACHYCgEAqQ4AIdkKAQCpDgAh2goBAKkOACHbChAAkw8AIdwKEACTDwAh3QoCAOEOACHeCgAA8w4AIN8KAADzDgAg4AoAAc8PACHhCgABzw8AIeIKAQC0DgAh4woAAdAPACHkCkAAqg4AIeUKAQC0DgAh5goBALQOACHnCgEAqQ4AIegKIADkDgAh6QoCAOEOACHqCgAA4A4AIOsKAAHQDwAh7AoAAOAOACDtCgEAtA4AIe4KEACTDwAh7wogAOQOACHwCkAAvg4AIQSRBAABAAAEnAkAAQAAAZ0JAAEAAASiCQABzQ8AIQSRBAABAAAFnAkAAQAAAZ0JAAEAAAWiCQAByw8AIQPfCQAAqQcAIOAJAACpBwAg4QkAAKkHACAD3wkAAK0HACDgCQAArQcAIOEJAACtBwAgA98JAACxBwAg4AkAALEHACDhCQAAsQcAIALACgEAAAABwQoCAAAAAQflBAAA1g8AIJUJAADVDwAwlgkAALUHABCXCQAA1Q8AMKUKEADbDgAhwAoBAOkOACHBCgIAqA4AIRjiBAAA2Q8AIOMEAADaDwAglQkAANgPADCWCQAAsQcAEJcJAADYDwAwmAkBAOkOACGbCUAAqg4AIa8JAQCpDgAhsAkBALQOACGzCQIAqA4AIdkJAQC0DgAhigoBAKkOACGNCkAAqg4AIaUKEADbDgAhwgoBAOkOACHDCgEAqQ4AIcQKAQCpDgAhxQoBALQOACHGCgAA4A4AIMcKQAC-DgAhyApAAL4OACHJCkAAvg4AIaAMAACxBwAgoQwAALEHACACwgoBAAAAAcQKAQAAAAEW4gQAANkPACDjBAAA2g8AIJUJAADYDwAwlgkAALEHABCXCQAA2A8AMJgJAQDpDgAhmwlAAKoOACGvCQEAqQ4AIbAJAQC0DgAhswkCAKgOACHZCQEAtA4AIYoKAQCpDgAhjQpAAKoOACGlChAA2w4AIcIKAQDpDgAhwwoBAKkOACHECgEAqQ4AIcUKAQC0DgAhxgoAAOAOACDHCkAAvg4AIcgKQAC-DgAhyQpAAL4OACEy4wQAANEPACDkBAAA0g8AIOYEAADTDwAglQkAAM4PADCWCQAAvgcAEJcJAADODwAwmAkBAOkOACGbCUAAqg4AIa8JAQCpDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpAoBAKkOACGlChAA2w4AIakKAQCpDgAhuwoBALQOACHJCkAAqg4AIc0KAQC0DgAhzwoBAKkOACHSCgEAqQ4AIdUKAQCpDgAh1goBAKkOACHXCgEAqQ4AIdgKAQCpDgAh2QoBAKkOACHaCgEAqQ4AIdsKEACTDwAh3AoQAJMPACHdCgIA4Q4AId4KAADzDgAg3woAAPMOACDgCgABzw8AIeEKAAHPDwAh4goBALQOACHjCgAB0A8AIeQKQACqDgAh5QoBALQOACHmCgEAtA4AIecKAQCpDgAh6AogAOQOACHpCgIA4Q4AIeoKAADgDgAg6woAAdAPACHsCgAA4A4AIO0KAQC0DgAh7goQAJMPACHvCiAA5A4AIfAKQAC-DgAhoAwAAL4HACChDAAAvgcAIAPfCQAAtQcAIOAJAAC1BwAg4QkAALUHACAK4gQAANkPACCVCQAA2w8AMJYJAACtBwAQlwkAANsPADCYCQQA2Q4AIYoKAQCpDgAhwgoBAOkOACHKCgEAtA4AIcsKAQCpDgAhzApAAKoOACECwQoCAAAAAcIKAQAAAAEP4gQAANkPACCVCQAA3Q8AMJYJAACpBwAQlwkAAN0PADClChAA2w4AIcEKAgCoDgAhwgoBAOkOACHNCgEAqQ4AIc4KAQCpDgAhzwoBAKkOACHQChAAkw8AIdEKAgCoDgAh0goBAKkOACHTCgEAqQ4AIdQKAgDhDgAhBKQKAQAAAAHWCgEAAAAB1woBAAAAAdkKAQAAAAEHlQkAAN8PADCWCQAApAcAEJcJAADfDwAwxAoBAJ4OACH1CgIAnQ4AIfYKQACfDgAh9wpAAJ8OACEHlQkAAOAPADCWCQAAkQcAEJcJAADgDwAwxAoBAKkOACH1CgIAqA4AIfYKQACqDgAh9wpAAKoOACEFlQkAAOEPADCWCQAAiwcAEJcJAADhDwAwxAoBAJ4OACH4CkAAnw4AIQWVCQAA4g8AMJYJAAD4BgAQlwkAAOIPADDECgEAqQ4AIfgKQACqDgAhF5UJAADjDwAwlgkAAPIGABCXCQAA4w8AMJgJAQCeDgAhmwlAAJ8OACGpCUAAtw4AIa8JAADkD_oKIs8JAQCeDgAh0AkBAJ4OACHaCQEAng4AIfIJAQCeDgAh-glAAJ8OACGNCkAAnw4AIZ0KQAC3DgAhyQpAALcOACHPCgEAng4AIfUKAgCdDgAh-goAAO0OACD7CgIAnQ4AIfwKAADCDgAg_QoAAMIOACD-CgEArw4AIf8KQACfDgAhBxUAAKEOACAWAADmDwAgFwAA5g8AIJEEAAAA-goInAkAAAD6CgKdCQAAAPoKCKIJAADlD_oKIgcVAAChDgAgFgAA5g8AIBcAAOYPACCRBAAAAPoKCJwJAAAA-goCnQkAAAD6CgiiCQAA5Q_6CiIEkQQAAAD6CgicCQAAAPoKAp0JAAAA-goIogkAAOYP-goiF5UJAADnDwAwlgkAAN8GABCXCQAA5w8AMJgJAQCpDgAhmwlAAKoOACGpCUAAvg4AIa8JAADoD_oKIs8JAQCpDgAh0AkBAKkOACHaCQEAqQ4AIfIJAQCpDgAh-glAAKoOACGNCkAAqg4AIZ0KQAC-DgAhyQpAAL4OACHPCgEAqQ4AIfUKAgCoDgAh-goAAPMOACD7CgIAqA4AIfwKAADgDgAg_QoAAOAOACD-CgEAtA4AIf8KQACqDgAhBJEEAAAA-goInAkAAAD6CgKdCQAAAPoKCKIJAADmD_oKIgrcAQEAng4AIZUJAADpDwAwlgkAANkGABCXCQAA6Q8AMJgJBADBDgAhqQoBAJ4OACGwCgEAng4AIYALAQCeDgAhgQsBAJ4OACGCCwIAnQ4AIQWVCQAA6g8AMJYJAADDBgAQlwkAAOoPADCwCgEAng4AIYMLAgCdDgAhBt0BAADsDwAglQkAAOsPADCWCQAAsAYAEJcJAADrDwAwsAoBAKkOACGDCwIAqA4AIQPfCQAAqgYAIOAJAACqBgAg4QkAAKoGACAL3AEBAKkOACGRBAAA7g8AIJUJAADtDwAwlgkAAKoGABCXCQAA7Q8AMJgJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQjdAQAA7A8AIJUJAADrDwAwlgkAALAGABCXCQAA6w8AMLAKAQCpDgAhgwsCAKgOACGgDAAAsAYAIKEMAACwBgAgCZUJAADvDwAwlgkAAKUGABCXCQAA7w8AMK8JAADwD4ULItoJAQCeDgAhjgpAALcOACHOCgEAng4AIYULAQCvDgAhhgtAAJ8OACEHFQAAoQ4AIBYAAPIPACAXAADyDwAgkQQAAACFCwicCQAAAIULAp0JAAAAhQsIogkAAPEPhQsiBxUAAKEOACAWAADyDwAgFwAA8g8AIJEEAAAAhQsInAkAAACFCwKdCQAAAIULCKIJAADxD4ULIgSRBAAAAIULCJwJAAAAhQsCnQkAAACFCwiiCQAA8g-FCyIJlQkAAPMPADCWCQAAkgYAEJcJAADzDwAwrwkAAPQPhQsi2gkBAKkOACGOCkAAvg4AIc4KAQCpDgAhhQsBALQOACGGC0AAqg4AIQSRBAAAAIULCJwJAAAAhQsCnQkAAACFCwiiCQAA8g-FCyIFlQkAAPUPADCWCQAAjAYAEJcJAAD1DwAwsAoBAJ4OACG-CkAAnw4AIQWVCQAA9g8AMJYJAAD5BQAQlwkAAPYPADCwCgEAqQ4AIb4KQACqDgAhEZUJAAD3DwAwlgkAAPMFABCXCQAA9w8AMJgJAQDmDgAhmwlAAJ8OACHQCQEAng4AIY4KQAC3DgAhuwoBAJ4OACHNCgEArw4AIdMKAQCvDgAh5QoBAJ4OACHnCgEAng4AIYcLAQCeDgAhiAsAAO0OACCJCwEAng4AIYoLAQCeDgAhiwsBAK8OACERlQkAAPgPADCWCQAA4AUAEJcJAAD4DwAwmAkBAOkOACGbCUAAqg4AIdAJAQCpDgAhjgpAAL4OACG7CgEAqQ4AIc0KAQC0DgAh0woBALQOACHlCgEAqQ4AIecKAQCpDgAhhwsBAKkOACGICwAA8w4AIIkLAQCpDgAhigsBAKkOACGLCwEAtA4AIQeVCQAA-Q8AMJYJAADaBQAQlwkAAPkPADCbCUAAnw4AIakJQACfDgAhxwkAAcgPACGECgEAng4AIQeVCQAA-g8AMJYJAADHBQAQlwkAAPoPADCbCUAAqg4AIakJQACqDgAhxwkAAc8PACGECgEAqQ4AIQeVCQAA-w8AMJYJAADBBQAQlwkAAPsPADCpCUAAnw4AIYQKAQCeDgAh2QoBAJ4OACGMC0AAnw4AIQeVCQAA_A8AMJYJAACuBQAQlwkAAPwPADCpCUAAqg4AIYQKAQCpDgAh2QoBAKkOACGMC0AAqg4AIQW3BQQAwQ4AIZUJAAD9DwAwlgkAAKgFABCXCQAA_Q8AMJgJAgCdDgAhBbcFBADZDgAhlQkAAP4PADCWCQAAlQUAEJcJAAD-DwAwmAkCAKgOACEOlQkAAP8PADCWCQAAjwUAEJcJAAD_DwAwmAkCAJ0OACGBCgEArw4AIc0KAQCeDgAh5QoBAJ4OACGLCwAByA8AIY0LAgCdDgAhjgsBAJ4OACGPCwEAng4AIZALAQCvDgAhkQsBAK8OACGSCwAByQ8AIQ2VCQAAgBAAMJYJAAD5BAAQlwkAAIAQADCYCQIAnQ4AIY8LAQCeDgAhkwsBAJ4OACGUCwEAng4AIZULAQCeDgAhlgsBAJ4OACGXCwEArw4AIZgLAQCvDgAhmQsAAIEQACCaCyAAzQ4AIQScCQEAAAAFmwsBAAAAAZwLAQAAAASdCwEAAAAEDpADAACDEAAglQkAAIIQADCWCQAA5gQAEJcJAACCEAAwmAkCAKgOACGPCwEAqQ4AIZMLAQCpDgAhlAsBAKkOACGVCwEAqQ4AIZYLAQCpDgAhlwsBALQOACGYCwEAtA4AIZkLAACBEAAgmgsgAOQOACED3wkAAOAEACDgCQAA4AQAIOEJAADgBAAgA80KAQAAAAHlCgEAAAABjQsCAAAAAQ-PAwAAhhAAIJUJAACFEAAwlgkAAOAEABCXCQAAhRAAMJgJAgCoDgAhgQoBALQOACHNCgEAqQ4AIeUKAQCpDgAhiwsAAc8PACGNCwIAqA4AIY4LAQCpDgAhjwsBAKkOACGQCwEAtA4AIZELAQC0DgAhkgsAAdAPACEQkAMAAIMQACCVCQAAghAAMJYJAADmBAAQlwkAAIIQADCYCQIAqA4AIY8LAQCpDgAhkwsBAKkOACGUCwEAqQ4AIZULAQCpDgAhlgsBAKkOACGXCwEAtA4AIZgLAQC0DgAhmQsAAIEQACCaCyAA5A4AIaAMAADmBAAgoQwAAOYEACAHlQkAAIcQADCWCQAA2wQAEJcJAACHEAAwlAsBAJ4OACGfC0AAnw4AIaALQAC3DgAhoQsBAK8OACEHlQkAAIgQADCWCQAAyAQAEJcJAACIEAAwlAsBAKkOACGfC0AAqg4AIaALQAC-DgAhoQsBALQOACEIlQkAAIkQADCWCQAAwgQAEJcJAACJEAAwmAkBAOYOACGbCUAAnw4AIdAJAQCeDgAhogsBAOYOACGjCwQAwQ4AIQ-VCQAAihAAMJYJAACsBAAQlwkAAIoQADCYCQEA5g4AIZsJQACfDgAhqQlAALcOACGwCQEArw4AIdcKAACMEKgLIqMLBADBDgAhpAsBAJ4OACGlCwEAng4AIaYLAQCLEAAhqAsEAMEOACGpCwQAwQ4AIaoLQAC3DgAhCxUAALEOACAWAACyDgAgFwAAsg4AIJEEAQAAAAWcCQEAAAABnQkBAAAABZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAjxAAIQcVAAChDgAgFgAAjhAAIBcAAI4QACCRBAAAAKgLCJwJAAAAqAsCnQkAAACoCwiiCQAAjRCoCyIHFQAAoQ4AIBYAAI4QACAXAACOEAAgkQQAAACoCwicCQAAAKgLAp0JAAAAqAsIogkAAI0QqAsiBJEEAAAAqAsInAkAAACoCwKdCQAAAKgLCKIJAACOEKgLIgsVAACxDgAgFgAAsg4AIBcAALIOACCRBAEAAAAFnAkBAAAAAZ0JAQAAAAWeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAI8QACEHlQkAAJAQADCWCQAAlAQAEJcJAACQEAAwmwlAAJ8OACHQCQEAng4AIaYLAQDmDgAhrAsAAJEQrAsiBxUAAKEOACAWAACTEAAgFwAAkxAAIJEEAAAArAsInAkAAACsCwKdCQAAAKwLCKIJAACSEKwLIgcVAAChDgAgFgAAkxAAIBcAAJMQACCRBAAAAKwLCJwJAAAArAsCnQkAAACsCwiiCQAAkhCsCyIEkQQAAACsCwicCQAAAKwLAp0JAAAArAsIogkAAJMQrAsiCJUJAACUEAAwlgkAAP4DABCXCQAAlBAAMJgJAQDmDgAhmwlAAJ8OACGwCgEAng4AIaULAQCeDgAhrQsBAJ4OACEC0AkBAAAAAaILAQAAAAEJvAIAAJcQACCVCQAAlhAAMJYJAADkAwAQlwkAAJYQADCYCQEA6Q4AIZsJQACqDgAh0AkBAKkOACGiCwEA6Q4AIaMLBADZDgAhE7oCAACeEAAgvQIAAJ8QACCVCQAAmxAAMJYJAADeAwAQlwkAAJsQADCYCQEA6Q4AIZsJQACqDgAhqQlAAL4OACGwCQEAtA4AIdcKAACdEKgLIqMLBADZDgAhpAsBAKkOACGlCwEAqQ4AIaYLAQCcEAAhqAsEANkOACGpCwQA2Q4AIaoLQAC-DgAhoAwAAN4DACChDAAA3gMAIAq7AgAAmRAAIL4CAACaEAAglQkAAJgQADCWCQAA4gMAEJcJAACYEAAwmAkBAOkOACGbCUAAqg4AIbAKAQCpDgAhpQsBAKkOACGtCwEAqQ4AIQPfCQAA2gMAIOAJAADaAwAg4QkAANoDACAD3wkAAN4DACDgCQAA3gMAIOEJAADeAwAgEboCAACeEAAgvQIAAJ8QACCVCQAAmxAAMJYJAADeAwAQlwkAAJsQADCYCQEA6Q4AIZsJQACqDgAhqQlAAL4OACGwCQEAtA4AIdcKAACdEKgLIqMLBADZDgAhpAsBAKkOACGlCwEAqQ4AIaYLAQCcEAAhqAsEANkOACGpCwQA2Q4AIaoLQAC-DgAhCJEEAQAAAAWcCQEAAAABnQkBAAAABZ4JAQAAAAGfCQEAAAABoAkBAAAAAaEJAQAAAAGiCQEAoBAAIQSRBAAAAKgLCJwJAAAAqAsCnQkAAACoCwiiCQAAjhCoCyIMuwIAAJkQACC-AgAAmhAAIJUJAACYEAAwlgkAAOIDABCXCQAAmBAAMJgJAQDpDgAhmwlAAKoOACGwCgEAqQ4AIaULAQCpDgAhrQsBAKkOACGgDAAA4gMAIKEMAADiAwAgA98JAADkAwAg4AkAAOQDACDhCQAA5AMAIAiRBAEAAAAFnAkBAAAAAZ0JAQAAAAWeCQEAAAABnwkBAAAAAaAJAQAAAAGhCQEAAAABogkBAKAQACEC0AkBAAAAAaYLAQAAAAEIugIAAKQQACCVCQAAohAAMJYJAADaAwAQlwkAAKIQADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyIEkQQAAACsCwicCQAAAKwLAp0JAAAArAsIogkAAJMQrAsiDLsCAACZEAAgvgIAAJoQACCVCQAAmBAAMJYJAADiAwAQlwkAAJgQADCYCQEA6Q4AIZsJQACqDgAhsAoBAKkOACGlCwEAqQ4AIa0LAQCpDgAhoAwAAOIDACChDAAA4gMAIA-VCQAApRAAMJYJAADVAwAQlwkAAKUQADDBCgIAnQ4AIZQLAQCeDgAhlQsBAK8OACGwCwEAng4AIbELAgCdDgAhswsAAKYQswsitAsCAMMOACG1CwEArw4AIbYLAQCvDgAhtwsBAK8OACG4CwAAwg4AILkLAgCdDgAhBxUAAKEOACAWAACoEAAgFwAAqBAAIJEEAAAAswsInAkAAACzCwKdCQAAALMLCKIJAACnELMLIgcVAAChDgAgFgAAqBAAIBcAAKgQACCRBAAAALMLCJwJAAAAswsCnQkAAACzCwiiCQAApxCzCyIEkQQAAACzCwicCQAAALMLAp0JAAAAswsIogkAAKgQswsiD5UJAACpEAAwlgkAAMIDABCXCQAAqRAAMMEKAgCoDgAhlAsBAKkOACGVCwEAtA4AIbALAQCpDgAhsQsCAKgOACGzCwAAqhCzCyK0CwIA4Q4AIbULAQC0DgAhtgsBALQOACG3CwEAtA4AIbgLAADgDgAguQsCAKgOACEEkQQAAACzCwicCQAAALMLAp0JAAAAswsIogkAAKgQswsiApQLAQAAAAGwCwEAAAABAsEKAgAAAAGwCwEAAAABFJUJAACtEAAwlgkAALwDABCXCQAArRAAMJ4KQACfDgAhjwsBAK8OACGRCwEAng4AIZILAAHIDwAhlAsBAJ4OACGVCwEArw4AIZYLAQCvDgAhtgsBAJ4OACG3CwEAng4AIbwLAQCeDgAhvQsBAK8OACG-CwEArw4AIb8LAQCvDgAhwAsAAIEQACDBCwAAgRAAIMILIADNDgAhwwtAALcOACEUlQkAAK4QADCWCQAArwMAEJcJAACuEAAwngpAAKoOACGPCwEAtA4AIZELAQCpDgAhkgsAAc8PACGUCwEAqQ4AIZULAQC0DgAhlgsBALQOACG2CwEAqQ4AIbcLAQCpDgAhvAsBAKkOACG9CwEAtA4AIb4LAQC0DgAhvwsBALQOACHACwAAgRAAIMELAACBEAAgwgsgAOQOACHDC0AAvg4AIQyVCQAArxAAMJYJAACpAwAQlwkAAK8QADCYCQQAwQ4AIakJQACfDgAh0AkBAJ4OACH7CUAAnw4AIYwLQAC3DgAhxAsBAJ4OACHFCwAByA8AIcYLAAHIDwAhxwsCAJ0OACEMlQkAALAQADCWCQAAlgMAEJcJAACwEAAwmAkEANkOACGpCUAAqg4AIdAJAQCpDgAh-wlAAKoOACGMC0AAvg4AIcQLAQCpDgAhxQsAAc8PACHGCwABzw8AIccLAgCoDgAhEJUJAACxEAAwlgkAAJADABCXCQAAsRAAMJsJQACfDgAhrwkBAK8OACHQCQEAng4AIY0KQACfDgAhxAsBAJ4OACHICwEAng4AIckLAQCeDgAhygsBAJ4OACHLCwEArw4AIcwLAQCeDgAhzQsBAJ4OACHOCwEAng4AIc8LQAC3DgAhEJUJAACyEAAwlgkAAP0CABCXCQAAshAAMJsJQACqDgAhrwkBALQOACHQCQEAqQ4AIY0KQACqDgAhxAsBAKkOACHICwEAqQ4AIckLAQCpDgAhygsBAKkOACHLCwEAtA4AIcwLAQCpDgAhzQsBAKkOACHOCwEAqQ4AIc8LQAC-DgAhCZUJAACzEAAwlgkAAPcCABCXCQAAsxAAMJgJBADBDgAhrgoBAJ4OACGwCgEAng4AIYALAQCeDgAhgQsBAJ4OACGCCwIAnQ4AIROVCQAAtBAAMJYJAADhAgAQlwkAALQQADCbCUAAnw4AIakJQAC3DgAhrwkAALUQ0Qsi8QkEAMEOACGpCgEAng4AIbAKAQCeDgAhgwsCAJ0OACHRC0AAtw4AIdILAQCvDgAh0wtAALcOACHUC0AAtw4AIdULQAC3DgAh1gsCAJ0OACHXC0AAtw4AIdgLQAC3DgAh2QtAALcOACEHFQAAoQ4AIBYAALcQACAXAAC3EAAgkQQAAADRCwicCQAAANELAp0JAAAA0QsIogkAALYQ0QsiBxUAAKEOACAWAAC3EAAgFwAAtxAAIJEEAAAA0QsInAkAAADRCwKdCQAAANELCKIJAAC2ENELIgSRBAAAANELCJwJAAAA0QsCnQkAAADRCwiiCQAAtxDRCyIU3QEAALoQACCVCQAAuBAAMJYJAADOAgAQlwkAALgQADCbCUAAqg4AIakJQAC-DgAhrwkAALkQ0Qsi8QkEANkOACGpCgEAqQ4AIbAKAQCpDgAhgwsCAKgOACHRC0AAvg4AIdILAQC0DgAh0wtAAL4OACHUC0AAvg4AIdULQAC-DgAh1gsCAKgOACHXC0AAvg4AIdgLQAC-DgAh2QtAAL4OACEEkQQAAADRCwicCQAAANELAp0JAAAA0QsIogkAALcQ0QsiA98JAADIAgAg4AkAAMgCACDhCQAAyAIAIArcAQAAvBAAIJUJAAC7EAAwlgkAAMgCABCXCQAAuxAAMJgJBADZDgAhrgoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIRbdAQAAuhAAIJUJAAC4EAAwlgkAAM4CABCXCQAAuBAAMJsJQACqDgAhqQlAAL4OACGvCQAAuRDRCyLxCQQA2Q4AIakKAQCpDgAhsAoBAKkOACGDCwIAqA4AIdELQAC-DgAh0gsBALQOACHTC0AAvg4AIdQLQAC-DgAh1QtAAL4OACHWCwIAqA4AIdcLQAC-DgAh2AtAAL4OACHZC0AAvg4AIaAMAADOAgAgoQwAAM4CACAVlQkAAL0QADCWCQAAwwIAEJcJAAC9EAAwmAkEAMEOACGvCQAAvxDcCyKzCQIAnQ4AIc8JAAC-ENsLItAJAQCeDgAh2gkBAJ4OACGKCgEArw4AIYsKQAC3DgAhpQoEAMEOACGuCgEAng4AIYULAQCvDgAhhgtAAJ8OACHcCwIAnQ4AId0LQAC3DgAh3gsCAMMOACHfC0AAtw4AIeALQAC3DgAh4QtAALcOACEHFQAAoQ4AIBYAAMMQACAXAADDEAAgkQQAAADbCwicCQAAANsLAp0JAAAA2wsIogkAAMIQ2wsiBxUAAKEOACAWAADBEAAgFwAAwRAAIJEEAAAA3AsInAkAAADcCwKdCQAAANwLCKIJAADAENwLIgcVAAChDgAgFgAAwRAAIBcAAMEQACCRBAAAANwLCJwJAAAA3AsCnQkAAADcCwiiCQAAwBDcCyIEkQQAAADcCwicCQAAANwLAp0JAAAA3AsIogkAAMEQ3AsiBxUAAKEOACAWAADDEAAgFwAAwxAAIJEEAAAA2wsInAkAAADbCwKdCQAAANsLCKIJAADCENsLIgSRBAAAANsLCJwJAAAA2wsCnQkAAADbCwiiCQAAwxDbCyIVlQkAAMQQADCWCQAAsAIAEJcJAADEEAAwmAkEANkOACGvCQAAxhDcCyKzCQIAqA4AIc8JAADFENsLItAJAQCpDgAh2gkBAKkOACGKCgEAtA4AIYsKQAC-DgAhpQoEANkOACGuCgEAqQ4AIYULAQC0DgAhhgtAAKoOACHcCwIAqA4AId0LQAC-DgAh3gsCAOEOACHfC0AAvg4AIeALQAC-DgAh4QtAAL4OACEEkQQAAADbCwicCQAAANsLAp0JAAAA2wsIogkAAMMQ2wsiBJEEAAAA3AsInAkAAADcCwKdCQAAANwLCKIJAADBENwLIgLdC0AAAAAB3gsCAAAAARKVCQAAyBAAMJYJAACqAgAQlwkAAMgQADCtCkAAnw4AIbAKAQCeDgAh4wsBAJ4OACHkCwIAnQ4AIeULAADtDgAg5gsBAJ4OACHnCwAA7Q4AIOgLAQCeDgAh6QsgAM0OACHqCwIAnQ4AIesLAQCeDgAh7AsBAJ4OACHtCwEAng4AIe4LAAHJDwAh7wsBAJ4OACESlQkAAMkQADCWCQAAlwIAEJcJAADJEAAwrQpAAKoOACGwCgEAqQ4AIeMLAQCpDgAh5AsCAKgOACHlCwAA8w4AIOYLAQCpDgAh5wsAAPMOACDoCwEAqQ4AIekLIADkDgAh6gsCAKgOACHrCwEAqQ4AIewLAQCpDgAh7QsBAKkOACHuCwAB0A8AIe8LAQCpDgAhCJUJAADKEAAwlgkAAJECABCXCQAAyhAAMPcJBADBDgAhtwpAAJ8OACHwCwIAnQ4AIfELAgCdDgAh8gsEAMEOACEIlQkAAMsQADCWCQAA_gEAEJcJAADLEAAw9wkEANkOACG3CkAAqg4AIfALAgCoDgAh8QsCAKgOACHyCwQA2Q4AIQK3CkAAAAAB8AsCAAAAAQqVCQAAzRAAMJYJAAD4AQAQlwkAAM0QADDZCQAByA8AIfALAgCdDgAh9AsAAcgPACH1CwQAwQ4AIfYLAgCdDgAh9wsAAcgPACH4CwAByQ8AIQqVCQAAzhAAMJYJAADlAQAQlwkAAM4QADDZCQABzw8AIfALAgCoDgAh9AsAAc8PACH1CwQA2Q4AIfYLAgCoDgAh9wsAAc8PACH4CwAB0A8AIQTwCwIAAAAB9AsAAQAAAfULBAAAAAH2CwIAAAABCpUJAADQEAAwlgkAAN8BABCXCQAA0BAAMKkKAAHIDwAh7goQANIOACHwCwIAnQ4AIfQLAAHIDwAh-wsAANEQ-wsi_AsQANIOACH9CwIAnQ4AIQcVAAChDgAgFgAA0xAAIBcAANMQACCRBAAAAPsLCJwJAAAA-wsCnQkAAAD7CwiiCQAA0hD7CyIHFQAAoQ4AIBYAANMQACAXAADTEAAgkQQAAAD7CwicCQAAAPsLAp0JAAAA-wsIogkAANIQ-wsiBJEEAAAA-wsInAkAAAD7CwKdCQAAAPsLCKIJAADTEPsLIgqVCQAA1BAAMJYJAADMAQAQlwkAANQQADCpCgABzw8AIe4KEADbDgAh8AsCAKgOACH0CwABzw8AIfsLAADVEPsLIvwLEADbDgAh_QsCAKgOACEEkQQAAAD7CwicCQAAAPsLAp0JAAAA-wsIogkAANMQ-wsiBakKAAEAAAHwCwIAAAAB9AsAAQAAAfsLAAAA-wsC_AsQAAAAAQ-VCQAA1xAAMJYJAADGAQAQlwkAANcQADDZCQAByA8AIcUKAAHIDwAhgQsQANIOACHwCwIAnQ4AIfQLAAHIDwAh9QsEAMEOACH2CwIAnQ4AIfsLAADREPsLIvwLEADSDgAh_wsCAJ0OACGADAIAnQ4AIYEMAAHIDwAhD5UJAADYEAAwlgkAALMBABCXCQAA2BAAMNkJAAHPDwAhxQoAAc8PACGBCxAA2w4AIfALAgCoDgAh9AsAAc8PACH1CwQA2Q4AIfYLAgCoDgAh-wsAANUQ-wsi_AsQANsOACH_CwIAqA4AIYAMAgCoDgAhgQwAAc8PACEE8AsCAAAAAfULBAAAAAH_CwIAAAABgAwCAAAAARCVCQAA2hAAMJYJAACtAQAQlwkAANoQADDPCQEAng4AIdkJAAHIDwAhwQoCAJ0OACHFCgAByQ8AIYELEADSDgAhoQsBAK8OACHwCwIAnQ4AIfULBADBDgAh9gsCAJ0OACGBDAAByA8AIYMMAQCeDgAhhAwEAMEOACGFDAQAwQ4AIRCVCQAA2xAAMJYJAACaAQAQlwkAANsQADDPCQEAqQ4AIdkJAAHPDwAhwQoCAKgOACHFCgAB0A8AIYELEADbDgAhoQsBALQOACHwCwIAqA4AIfULBADZDgAh9gsCAKgOACGBDAABzw8AIYMMAQCpDgAhhAwEANkOACGFDAQA2Q4AIQTBCgIAAAAB8AsCAAAAAfULBAAAAAH2CwIAAAABEpUJAADdEAAwlgkAAJQBABCXCQAA3RAAMMUKAAHJDwAh2QoEAMEOACH6CgAByA8AIYELEADSDgAhxgsAAcgPACHwCwIAnQ4AIfULBADBDgAhgQwAAcgPACGEDAQAwQ4AIYUMBADBDgAhhwwCAJ0OACGIDBAA0g4AIYkMAAHJDwAhigwEAMEOACGLDCAAzQ4AIRKVCQAA3hAAMJYJAACBAQAQlwkAAN4QADDFCgAB0A8AIdkKBADZDgAh-goAAc8PACGBCxAA2w4AIcYLAAHPDwAh8AsCAKgOACH1CwQA2Q4AIYEMAAHPDwAhhAwEANkOACGFDAQA2Q4AIYcMAgCoDgAhiAwQANsOACGJDAAB0A8AIYoMBADZDgAhiwwgAOQOACED8AsCAAAAAfULBAAAAAGHDAIAAAABD5UJAADgEAAwlgkAAHsAEJcJAADgEAAw9wkCAJ0OACHGCwAByA8AIfALAgCdDgAh8gsCAJ0OACGFDBAA0g4AIY0MBADBDgAhjgwAAcgPACGPDEAAnw4AIZAMAAHIDwAhkQwQANIOACGSDBAAiQ8AIZMMIADNDgAhD5UJAADhEAAwlgkAAGgAEJcJAADhEAAw9wkCAKgOACHGCwABzw8AIfALAgCoDgAh8gsCAKgOACGFDBAA2w4AIY0MBADZDgAhjgwAAc8PACGPDEAAqg4AIZAMAAHPDwAhkQwQANsOACGSDBAAkw8AIZMMIADkDgAhAvALAgAAAAGNDAQAAAABCJUJAADjEAAwlgkAAGIAEJcJAADjEAAw8AsCAJ0OACGVDAQAwQ4AIZYMBADEDgAhlwwAAckPACGYDEAAnw4AIQiVCQAA5BAAMJYJAABPABCXCQAA5BAAMPALAgCoDgAhlQwEANkOACGWDAQA2g4AIZcMAAHQDwAhmAxAAKoOACEKlQkAAOUQADCWCQAASQAQlwkAAOUQADCYCQQAwQ4AIc8JAQCeDgAhigoBAJ4OACHMCkAAnw4AIZkMAQCeDgAhmwwAAOYQmwwinAwBAJ4OACEHFQAAoQ4AIBYAAOgQACAXAADoEAAgkQQAAACbDAicCQAAAJsMAp0JAAAAmwwIogkAAOcQmwwiBxUAAKEOACAWAADoEAAgFwAA6BAAIJEEAAAAmwwInAkAAACbDAKdCQAAAJsMCKIJAADnEJsMIgSRBAAAAJsMCJwJAAAAmwwCnQkAAACbDAiiCQAA6BCbDCIKlQkAAOkQADCWCQAANgAQlwkAAOkQADCYCQQA2Q4AIc8JAQCpDgAhigoBAKkOACHMCkAAqg4AIZkMAQCpDgAhmwwAAOoQmwwinAwBAKkOACEEkQQAAACbDAicCQAAAJsMAp0JAAAAmwwIogkAAOgQmwwiB5UJAADrEAAwlgkAADAAEJcJAADrEAAwhAoBAJ4OACGKCgEAng4AIZkMAQCeDgAhnQxAAJ8OACEHlQkAAOwQADCWCQAAHQAQlwkAAOwQADCECgEAqQ4AIYoKAQCpDgAhmQwBAKkOACGdDEAAqg4AIQiVCQAA7RAAMJYJAAAXABCXCQAA7RAAMM8JAADuEJ8MIooKAQCeDgAhmQwBAJ4OACGcDAEAng4AIZ0MQACfDgAhBxUAAKEOACAWAADwEAAgFwAA8BAAIJEEAAAAnwwInAkAAACfDAKdCQAAAJ8MCKIJAADvEJ8MIgcVAAChDgAgFgAA8BAAIBcAAPAQACCRBAAAAJ8MCJwJAAAAnwwCnQkAAACfDAiiCQAA7xCfDCIEkQQAAACfDAicCQAAAJ8MAp0JAAAAnwwIogkAAPAQnwwiCJUJAADxEAAwlgkAAAQAEJcJAADxEAAwzwkAAPIQnwwiigoBAKkOACGZDAEAqQ4AIZwMAQCpDgAhnQxAAKoOACEEkQQAAACfDAicCQAAAJ8MAp0JAAAAnwwIogkAAPAQnwwiAs8JAAAAnwwCnAwBAAAAAQAAAAAABagMAgAAAAGsDAIAAAABrQwCAAAAAa4MAgAAAAGvDAIAAAABAagMAQAAAAEBqAxAAAAAAQAAAAAAAAABqAwBAAAAAQAAAAAAAagMAAAArwkCAagMQAAAAAEHDwAAohcAIBAAAKUXACCiDAAAoxcAIKMMAACkFwAgpAwAAPEMACClDAAA8QwAIKYMAADlDAAgAw8AAKIXACCiDAAAoxcAIKYMAADlDAAgCqIIAADKEQAgowgAAMsRACCkCAAAzBEAIMgJAAD_EAAg1gkAAP8QACDXCQAA_xAAINkJAAD_EAAg2wkAAP8QACDcCQAA_xAAIN4JAAD_EAAgAAAAAAAFqAwEAAAAAawMBAAAAAGtDAQAAAABrgwEAAAAAa8MBAAAAAEFqAwCAAAAAawMAgAAAAGtDAIAAAABrgwCAAAAAa8MAgAAAAEFqAwEAAAAAawMBAAAAAGtDAQAAAABrgwEAAAAAa8MBAAAAAEFDwAAnRcAIBAAAKAXACCiDAAAnhcAIKMMAACfFwAgpgwAAOUMACADDwAAnRcAIKIMAACeFwAgpgwAAOUMACAAAAAAAAGoDCAAAAABBQ8AAJgXACAQAACbFwAgogwAAJkXACCjDAAAmhcAIKYMAADlDAAgAw8AAJgXACCiDAAAmRcAIKYMAADlDAAgAAAAAAABqAwAAADPCQIFqAwQAAAAAawMEAAAAAGtDBAAAAABrgwQAAAAAa8MEAAAAAELDwAAuxEAMBAAAMARADCiDAAAvBEAMKMMAAC9EQAwpAwAAL8RADClDAAAvxEAMKYMAAC_EQAwpwwAAL4RACCoDAAAvxEAMKkMAADBEQAwqgwAAMIRADALDwAArxEAMBAAALQRADCiDAAAsBEAMKMMAACxEQAwpAwAALMRADClDAAAsxEAMKYMAACzEQAwpwwAALIRACCoDAAAsxEAMKkMAAC1EQAwqgwAALYRADAHDwAAqhEAIBAAAK0RACCiDAAAqxEAIKMMAACsEQAgpAwAAO8MACClDAAA7wwAIKYMAAC3DQAgC5gJAQAAAAGZCQEAAAABmgkBAAAAAZsJQAAAAAGmCQEAAAABrwkAAACvCQKwCQEAAAABsQlAAAAAAbIJQAAAAAGzCQIAAAABtAlAAAAAAQIAAAC3DQAgDwAAqhEAIAMAAADvDAAgDwAAqhEAIBAAAK4RACANAAAA7wwAIAgAAK4RACCYCQEA-hAAIZkJAQCDEQAhmgkBAIMRACGbCUAA-xAAIaYJAQD6EAAhrwkAAIkRrwkisAkBAIMRACGxCUAAihEAIbIJQACKEQAhswkCAPkQACG0CUAAihEAIQuYCQEA-hAAIZkJAQCDEQAhmgkBAIMRACGbCUAA-xAAIaYJAQD6EAAhrwkAAIkRrwkisAkBAIMRACGxCUAAihEAIbIJQACKEQAhswkCAPkQACG0CUAAihEAIQ2YCQQAAAABtQkBAAAAAbYJBAAAAAG3CYAAAAABuAkBAAAAAbkJAgAAAAG6CQQAAAABuwlAAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JAQAAAAHACUAAAAABAgAAAO0MACAPAAC6EQAgAwAAAO0MACAPAAC6EQAgEAAAuREAIAEIAACXFwAwEqEIAADiDgAglQkAAN8OADCWCQAA6wwAEJcJAADfDgAwmAkEAAAAAa0JAQCpDgAhtQkBAAAAAbYJBADZDgAhtwkAAOAOACC4CQEAAAABuQkCAOEOACG6CQQA2g4AIbsJQACqDgAhvAlAAL4OACG9CUAAvg4AIb4JAQC0DgAhvwkBALQOACHACUAAvg4AIQIAAADtDAAgCAAAuREAIAIAAAC3EQAgCAAAuBEAIBGVCQAAthEAMJYJAAC3EQAQlwkAALYRADCYCQQA2Q4AIa0JAQCpDgAhtQkBALQOACG2CQQA2Q4AIbcJAADgDgAguAkBALQOACG5CQIA4Q4AIboJBADaDgAhuwlAAKoOACG8CUAAvg4AIb0JQAC-DgAhvgkBALQOACG_CQEAtA4AIcAJQAC-DgAhEZUJAAC2EQAwlgkAALcRABCXCQAAthEAMJgJBADZDgAhrQkBAKkOACG1CQEAtA4AIbYJBADZDgAhtwkAAOAOACC4CQEAtA4AIbkJAgDhDgAhugkEANoOACG7CUAAqg4AIbwJQAC-DgAhvQlAAL4OACG-CQEAtA4AIb8JAQC0DgAhwAlAAL4OACENmAkEAJMRACG1CQEAgxEAIbYJBACTEQAhtwmAAAAAAbgJAQCDEQAhuQkCAJQRACG6CQQAlREAIbsJQAD7EAAhvAlAAIoRACG9CUAAihEAIb4JAQCDEQAhvwkBAIMRACHACUAAihEAIQ2YCQQAkxEAIbUJAQCDEQAhtgkEAJMRACG3CYAAAAABuAkBAIMRACG5CQIAlBEAIboJBACVEQAhuwlAAPsQACG8CUAAihEAIb0JQACKEQAhvgkBAIMRACG_CQEAgxEAIcAJQACKEQAhDZgJBAAAAAG1CQEAAAABtgkEAAAAAbcJgAAAAAG4CQEAAAABuQkCAAAAAboJBAAAAAG7CUAAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwkBAAAAAcAJQAAAAAEJmwlAAAAAAakJQAAAAAHHCQEAAAAByAkBAAAAAckJBAAAAAHKCUAAAAABywkBAAAAAcwJQAAAAAHNCSAAAAABAgAAAOkMACAPAADGEQAgAwAAAOkMACAPAADGEQAgEAAAxREAIAEIAACWFwAwDqEIAADiDgAglQkAAOMOADCWCQAA5wwAEJcJAADjDgAwmwlAAKoOACGpCUAAqg4AIa0JAQCpDgAhxwkBAAAAAcgJAQAAAAHJCQQA2g4AIcoJQAC-DgAhywkBALQOACHMCUAAvg4AIc0JIADkDgAhAgAAAOkMACAIAADFEQAgAgAAAMMRACAIAADEEQAgDZUJAADCEQAwlgkAAMMRABCXCQAAwhEAMJsJQACqDgAhqQlAAKoOACGtCQEAqQ4AIccJAQCpDgAhyAkBAKkOACHJCQQA2g4AIcoJQAC-DgAhywkBALQOACHMCUAAvg4AIc0JIADkDgAhDZUJAADCEQAwlgkAAMMRABCXCQAAwhEAMJsJQACqDgAhqQlAAKoOACGtCQEAqQ4AIccJAQCpDgAhyAkBAKkOACHJCQQA2g4AIcoJQAC-DgAhywkBALQOACHMCUAAvg4AIc0JIADkDgAhCZsJQAD7EAAhqQlAAPsQACHHCQEA-hAAIcgJAQD6EAAhyQkEAJURACHKCUAAihEAIcsJAQCDEQAhzAlAAIoRACHNCSAAnREAIQmbCUAA-xAAIakJQAD7EAAhxwkBAPoQACHICQEA-hAAIckJBACVEQAhyglAAIoRACHLCQEAgxEAIcwJQACKEQAhzQkgAJ0RACEJmwlAAAAAAakJQAAAAAHHCQEAAAAByAkBAAAAAckJBAAAAAHKCUAAAAABywkBAAAAAcwJQAAAAAHNCSAAAAABBA8AALsRADCiDAAAvBEAMKYMAAC_EQAwpwwAAL4RACAEDwAArxEAMKIMAACwEQAwpgwAALMRADCnDAAAshEAIAMPAACqEQAgogwAAKsRACCmDAAAtw0AIAAACKEIAACNEQAgmQkAAP8QACCaCQAA_xAAIK0JAAD_EAAgsAkAAP8QACCxCQAA_xAAILIJAAD_EAAgtAkAAP8QACAAAAAAAAAAAAGoDAAAAO0JAgAAAAGoDAAAAPEJAgAAAAAAAAAAAAAAAagMAAAA-gkCAAAAAAABqAwAAAD-CQIBqAwAAAD_CQIFqAwQAAAAAawMEAAAAAGtDBAAAAABrgwQAAAAAa8MEAAAAAEAAAAAAAUPAACRFwAgEAAAlBcAIKIMAACSFwAgowwAAJMXACCmDAAAggsAIAMPAACRFwAgogwAAJIXACCmDAAAggsAIAAAAAAACw8AAPsRADAQAACAEgAwogwAAPwRADCjDAAA_REAMKQMAAD_EQAwpQwAAP8RADCmDAAA_xEAMKcMAAD-EQAgqAwAAP8RADCpDAAAgRIAMKoMAACCEgAwBq8JAQAAAAGzCQIAAAABtAlAAAAAAYQKAQAAAAGOCkAAAAABkQoBAAAAAQIAAACGCwAgDwAAhhIAIAMAAACGCwAgDwAAhhIAIBAAAIUSACABCAAAkBcAMAz8BQAAmg8AIJUJAACZDwAwlgkAAIQLABCXCQAAmQ8AMK8JAQCpDgAhswkCAKgOACG0CUAAvg4AIYQKAQCpDgAhjgpAAL4OACGQCgEAqQ4AIZEKAQC0DgAhlwoAAJgPACACAAAAhgsAIAgAAIUSACACAAAAgxIAIAgAAIQSACAKlQkAAIISADCWCQAAgxIAEJcJAACCEgAwrwkBAKkOACGzCQIAqA4AIbQJQAC-DgAhhAoBAKkOACGOCkAAvg4AIZAKAQCpDgAhkQoBALQOACEKlQkAAIISADCWCQAAgxIAEJcJAACCEgAwrwkBAKkOACGzCQIAqA4AIbQJQAC-DgAhhAoBAKkOACGOCkAAvg4AIZAKAQCpDgAhkQoBALQOACEGrwkBAPoQACGzCQIA-RAAIbQJQACKEQAhhAoBAPoQACGOCkAAihEAIZEKAQCDEQAhBq8JAQD6EAAhswkCAPkQACG0CUAAihEAIYQKAQD6EAAhjgpAAIoRACGRCgEAgxEAIQavCQEAAAABswkCAAAAAbQJQAAAAAGECgEAAAABjgpAAAAAAZEKAQAAAAEEDwAA-xEAMKIMAAD8EQAwpgwAAP8RADCnDAAA_hEAIAAFkAcAAIgSACDICQAA_xAAINAJAAD_EAAg2gkAAP8QACCSCgAA_xAAIAAAAAAAAAAABQ8AAIsXACAQAACOFwAgogwAAIwXACCjDAAAjRcAIKYMAACaCQAgAw8AAIsXACCiDAAAjBcAIKYMAACaCQAgAAAABQ8AAIMXACAQAACJFwAgogwAAIQXACCjDAAAiBcAIKYMAACaCQAgBQ8AAIEXACAQAACGFwAgogwAAIIXACCjDAAAhRcAIKYMAACkCgAgAw8AAIMXACCiDAAAhBcAIKYMAACaCQAgAw8AAIEXACCiDAAAghcAIKYMAACkCgAgAAAAAAALDwAAoRIAMBAAAKYSADCiDAAAohIAMKMMAACjEgAwpAwAAKUSADClDAAApRIAMKYMAAClEgAwpwwAAKQSACCoDAAApRIAMKkMAACnEgAwqgwAAKgSADAF-gUAAJkSACCYCQEAAAABuwlAAAAAAZwKAQAAAAGeCkAAAAABAgAAAKAJACAPAACsEgAgAwAAAKAJACAPAACsEgAgEAAAqxIAIAEIAACAFwAwC_oFAACqDwAg_AUAAK4PACCVCQAArQ8AMJYJAACeCQAQlwkAAK0PADCYCQEAAAABuwlAAKoOACGQCgEAqQ4AIZwKAQCpDgAhngpAAL4OACG0CgAArA8AIAIAAACgCQAgCAAAqxIAIAIAAACpEgAgCAAAqhIAIAiVCQAAqBIAMJYJAACpEgAQlwkAAKgSADCYCQEAqQ4AIbsJQACqDgAhkAoBAKkOACGcCgEAqQ4AIZ4KQAC-DgAhCJUJAACoEgAwlgkAAKkSABCXCQAAqBIAMJgJAQCpDgAhuwlAAKoOACGQCgEAqQ4AIZwKAQCpDgAhngpAAL4OACEEmAkBAPoQACG7CUAA-xAAIZwKAQD6EAAhngpAAIoRACEF-gUAAJcSACCYCQEA-hAAIbsJQAD7EAAhnAoBAPoQACGeCkAAihEAIQX6BQAAmRIAIJgJAQAAAAG7CUAAAAABnAoBAAAAAZ4KQAAAAAEEDwAAoRIAMKIMAACiEgAwpgwAAKUSADCnDAAApBIAIAAAAAAAAAUPAAD7FgAgEAAA_hYAIKIMAAD8FgAgowwAAP0WACCmDAAAmgkAIAMPAAD7FgAgogwAAPwWACCmDAAAmgkAIAAAAAcPAADzFgAgEAAA-RYAIKIMAAD0FgAgowwAAPgWACCkDAAAnAkAIKUMAACcCQAgpgwAAJIJACALDwAA1RIAMBAAANkSADCiDAAA1hIAMKMMAADXEgAwpAwAAKUSADClDAAApRIAMKYMAAClEgAwpwwAANgSACCoDAAApRIAMKkMAADaEgAwqgwAAKgSADALDwAAyRIAMBAAAM4SADCiDAAAyhIAMKMMAADLEgAwpAwAAM0SADClDAAAzRIAMKYMAADNEgAwpwwAAMwSACCoDAAAzRIAMKkMAADPEgAwqgwAANASADALDwAAvRIAMBAAAMISADCiDAAAvhIAMKMMAAC_EgAwpAwAAMESADClDAAAwRIAMKYMAADBEgAwpwwAAMASACCoDAAAwRIAMKkMAADDEgAwqgwAAMQSADAG2gkBAAAAAYsKQAAAAAGkCgEAAAABpQoQAAAAAaYKAgAAAAGnChAAAAABAgAAAKoJACAPAADIEgAgAwAAAKoJACAPAADIEgAgEAAAxxIAIAEIAAD3FgAwC_oFAACqDwAglQkAAKkPADCWCQAAqAkAEJcJAACpDwAw2gkBAAAAAYsKQACqDgAhnAoBAKkOACGkCgEAqQ4AIaUKEADbDgAhpgoCAKgOACGnChAA2w4AIQIAAACqCQAgCAAAxxIAIAIAAADFEgAgCAAAxhIAIAqVCQAAxBIAMJYJAADFEgAQlwkAAMQSADDaCQEAqQ4AIYsKQACqDgAhnAoBAKkOACGkCgEAqQ4AIaUKEADbDgAhpgoCAKgOACGnChAA2w4AIQqVCQAAxBIAMJYJAADFEgAQlwkAAMQSADDaCQEAqQ4AIYsKQACqDgAhnAoBAKkOACGkCgEAqQ4AIaUKEADbDgAhpgoCAKgOACGnChAA2w4AIQbaCQEA-hAAIYsKQAD7EAAhpAoBAPoQACGlChAAphEAIaYKAgD5EAAhpwoQAKYRACEG2gkBAPoQACGLCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGmCgIA-RAAIacKEACmEQAhBtoJAQAAAAGLCkAAAAABpAoBAAAAAaUKEAAAAAGmCgIAAAABpwoQAAAAAQKYCQEAAAABnQpAAAAAAQIAAACmCQAgDwAA1BIAIAMAAACmCQAgDwAA1BIAIBAAANMSACABCAAA9hYAMAf6BQAAqg8AIJUJAACrDwAwlgkAAKQJABCXCQAAqw8AMJgJAQAAAAGcCgEAqQ4AIZ0KQACqDgAhAgAAAKYJACAIAADTEgAgAgAAANESACAIAADSEgAgBpUJAADQEgAwlgkAANESABCXCQAA0BIAMJgJAQCpDgAhnAoBAKkOACGdCkAAqg4AIQaVCQAA0BIAMJYJAADREgAQlwkAANASADCYCQEAqQ4AIZwKAQCpDgAhnQpAAKoOACECmAkBAPoQACGdCkAA-xAAIQKYCQEA-hAAIZ0KQAD7EAAhApgJAQAAAAGdCkAAAAABBfwFAACaEgAgmAkBAAAAAbsJQAAAAAGQCgEAAAABngpAAAAAAQIAAACgCQAgDwAA3RIAIAMAAACgCQAgDwAA3RIAIBAAANwSACABCAAA9RYAMAIAAACgCQAgCAAA3BIAIAIAAACpEgAgCAAA2xIAIASYCQEA-hAAIbsJQAD7EAAhkAoBAPoQACGeCkAAihEAIQX8BQAAmBIAIJgJAQD6EAAhuwlAAPsQACGQCgEA-hAAIZ4KQACKEQAhBfwFAACaEgAgmAkBAAAAAbsJQAAAAAGQCgEAAAABngpAAAAAAQMPAADzFgAgogwAAPQWACCmDAAAkgkAIAQPAADVEgAwogwAANYSADCmDAAApRIAMKcMAADYEgAgBA8AAMkSADCiDAAAyhIAMKYMAADNEgAwpwwAAMwSACAEDwAAvRIAMKIMAAC-EgAwpgwAAMESADCnDAAAwBIAIAAAAAUPAADuFgAgEAAA8RYAIKIMAADvFgAgowwAAPAWACCmDAAAkgkAIAMPAADuFgAgogwAAO8WACCmDAAAkgkAIAAAAAAAAAsPAAD7EgAwEAAAgBMAMKIMAAD8EgAwowwAAP0SADCkDAAA_xIAMKUMAAD_EgAwpgwAAP8SADCnDAAA_hIAIKgMAAD_EgAwqQwAAIETADCqDAAAghMAMAsPAADvEgAwEAAA9BIAMKIMAADwEgAwowwAAPESADCkDAAA8xIAMKUMAADzEgAwpgwAAPMSADCnDAAA8hIAIKgMAADzEgAwqQwAAPUSADCqDAAA9hIAMA37BQAA3xIAIP0FAADgEgAg_gUAAOESACCYCQEAAAABmwlAAAAAAakJQAAAAAHvCUAAAAABhAoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAgAAAJoJACAPAAD6EgAgAwAAAJoJACAPAAD6EgAgEAAA-RIAIAEIAADtFgAwEpEEAACzDwAg-wUAAKIPACD9BQAAtA8AIP4FAAC1DwAglQkAALIPADCWCQAAmAkAEJcJAACyDwAwmAkBAAAAAZsJQACqDgAhqQlAAL4OACHvCUAAvg4AIYQKAQAAAAGSCgEAtA4AIagKAQCpDgAhqQoBAKkOACGqCgEAtA4AIasKIADkDgAhrApAAL4OACECAAAAmgkAIAgAAPkSACACAAAA9xIAIAgAAPgSACAOlQkAAPYSADCWCQAA9xIAEJcJAAD2EgAwmAkBAKkOACGbCUAAqg4AIakJQAC-DgAh7wlAAL4OACGECgEAtA4AIZIKAQC0DgAhqAoBAKkOACGpCgEAqQ4AIaoKAQC0DgAhqwogAOQOACGsCkAAvg4AIQ6VCQAA9hIAMJYJAAD3EgAQlwkAAPYSADCYCQEAqQ4AIZsJQACqDgAhqQlAAL4OACHvCUAAvg4AIYQKAQC0DgAhkgoBALQOACGoCgEAqQ4AIakKAQCpDgAhqgoBALQOACGrCiAA5A4AIawKQAC-DgAhCpgJAQD6EAAhmwlAAPsQACGpCUAAihEAIe8JQACKEQAhhAoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhDfsFAAC6EgAg_QUAALsSACD-BQAAvBIAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIe8JQACKEQAhhAoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhDfsFAADfEgAg_QUAAOASACD-BQAA4RIAIJgJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABqAoBAAAAAakKAQAAAAGqCgEAAAABqwogAAAAAawKQAAAAAEC0AkBAAAAAa0KQAAAAAECAAAAlgkAIA8AAIYTACADAAAAlgkAIA8AAIYTACAQAACFEwAgAQgAAOwWADAIkQQAALgPACCVCQAAtw8AMJYJAACUCQAQlwkAALcPADDQCQEAqQ4AIZIKAQCpDgAhrQpAAKoOACG1CgAAtg8AIAIAAACWCQAgCAAAhRMAIAIAAACDEwAgCAAAhBMAIAaVCQAAghMAMJYJAACDEwAQlwkAAIITADDQCQEAqQ4AIZIKAQCpDgAhrQpAAKoOACEGlQkAAIITADCWCQAAgxMAEJcJAACCEwAw0AkBAKkOACGSCgEAqQ4AIa0KQACqDgAhAtAJAQD6EAAhrQpAAPsQACEC0AkBAPoQACGtCkAA-xAAIQLQCQEAAAABrQpAAAAAAQQPAAD7EgAwogwAAPwSADCmDAAA_xIAMKcMAAD-EgAgBA8AAO8SADCiDAAA8BIAMKYMAADzEgAwpwwAAPISACAAAAqRBAAAjRMAIPsFAACuEgAg_QUAAI4TACD-BQAAjxMAIKkJAAD_EAAg7wkAAP8QACCECgAA_xAAIJIKAAD_EAAgqgoAAP8QACCsCgAA_xAAIAL7BQAArhIAIMgJAAD_EAAgBfkFAACJEwAg_wUAAIoTACCxCgAA_xAAILIKAAD_EAAgswoAAP8QACAAAAAAAAAAAAAAAAAABQ8AAOcWACAQAADqFgAgogwAAOgWACCjDAAA6RYAIKYMAACsCAAgAw8AAOcWACCiDAAA6BYAIKYMAACsCAAgAAAACw8AAKETADAQAACmEwAwogwAAKITADCjDAAAoxMAMKQMAAClEwAwpQwAAKUTADCmDAAApRMAMKcMAACkEwAgqAwAAKUTADCpDAAApxMAMKoMAACoEwAwBZgJAQAAAAG7CgEAAAABvAqAAAAAAb0KIAAAAAG-CkAAAAABAgAAALAIACAPAACsEwAgAwAAALAIACAPAACsEwAgEAAAqxMAIAEIAADmFgAwCrcFAADCDwAglQkAAMEPADCWCQAArggAEJcJAADBDwAwmAkBAAAAAboKAQCpDgAhuwoBAKkOACG8CgAA8w4AIL0KIADkDgAhvgpAAKoOACECAAAAsAgAIAgAAKsTACACAAAAqRMAIAgAAKoTACAJlQkAAKgTADCWCQAAqRMAEJcJAACoEwAwmAkBAKkOACG6CgEAqQ4AIbsKAQCpDgAhvAoAAPMOACC9CiAA5A4AIb4KQACqDgAhCZUJAACoEwAwlgkAAKkTABCXCQAAqBMAMJgJAQCpDgAhugoBAKkOACG7CgEAqQ4AIbwKAADzDgAgvQogAOQOACG-CkAAqg4AIQWYCQEA-hAAIbsKAQD6EAAhvAqAAAAAAb0KIACdEQAhvgpAAPsQACEFmAkBAPoQACG7CgEA-hAAIbwKgAAAAAG9CiAAnREAIb4KQAD7EAAhBZgJAQAAAAG7CgEAAAABvAqAAAAAAb0KIAAAAAG-CkAAAAABBA8AAKETADCiDAAAohMAMKYMAAClEwAwpwwAAKQTACAAAbgFAACuEwAgAAAAAAAFDwAA4RYAIBAAAOQWACCiDAAA4hYAIKMMAADjFgAgpgwAALMHACADDwAA4RYAIKIMAADiFgAgpgwAALMHACAAAAAAAAUPAADbFgAgEAAA3xYAIKIMAADcFgAgowwAAN4WACCmDAAApwcAIAsPAAC-EwAwEAAAwxMAMKIMAAC_EwAwowwAAMATADCkDAAAwhMAMKUMAADCEwAwpgwAAMITADCnDAAAwRMAIKgMAADCEwAwqQwAAMQTADCqDAAAxRMAMAKlChAAAAABwQoCAAAAAQIAAAC3BwAgDwAAyRMAIAMAAAC3BwAgDwAAyRMAIBAAAMgTACABCAAA3RYAMAjlBAAA1g8AIJUJAADVDwAwlgkAALUHABCXCQAA1Q8AMKUKEADbDgAhwAoBAOkOACHBCgIAqA4AIfEKAADUDwAgAgAAALcHACAIAADIEwAgAgAAAMYTACAIAADHEwAgBpUJAADFEwAwlgkAAMYTABCXCQAAxRMAMKUKEADbDgAhwAoBAOkOACHBCgIAqA4AIQaVCQAAxRMAMJYJAADGEwAQlwkAAMUTADClChAA2w4AIcAKAQDpDgAhwQoCAKgOACECpQoQAKYRACHBCgIA-RAAIQKlChAAphEAIcEKAgD5EAAhAqUKEAAAAAHBCgIAAAABAw8AANsWACCiDAAA3BYAIKYMAACnBwAgBA8AAL4TADCiDAAAvxMAMKYMAADCEwAwpwwAAMETACAAAAAAAAUPAADWFgAgEAAA2RYAIKIMAADXFgAgowwAANgWACCmDAAApwcAIAMPAADWFgAgogwAANcWACCmDAAApwcAIAAAAAAABQ8AANEWACAQAADUFgAgogwAANIWACCjDAAA0xYAIKYMAACnBwAgAw8AANEWACCiDAAA0hYAIKYMAACnBwAgAAAAAAABqAwAAQAAAQGoDAABAAABCw8AAPwTADAQAACBFAAwogwAAP0TADCjDAAA_hMAMKQMAACAFAAwpQwAAIAUADCmDAAAgBQAMKcMAAD_EwAgqAwAAIAUADCpDAAAghQAMKoMAACDFAAwCw8AAPATADAQAAD1EwAwogwAAPETADCjDAAA8hMAMKQMAAD0EwAwpQwAAPQTADCmDAAA9BMAMKcMAADzEwAgqAwAAPQTADCpDAAA9hMAMKoMAAD3EwAwCw8AAOQTADAQAADpEwAwogwAAOUTADCjDAAA5hMAMKQMAADoEwAwpQwAAOgTADCmDAAA6BMAMKcMAADnEwAgqAwAAOgTADCpDAAA6hMAMKoMAADrEwAwEeMEAADLEwAgmAkBAAAAAZsJQAAAAAGvCQEAAAABsAkBAAAAAbMJAgAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGlChAAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABxgqAAAAAAccKQAAAAAHICkAAAAAByQpAAAAAAQIAAACzBwAgDwAA7xMAIAMAAACzBwAgDwAA7xMAIBAAAO4TACABCAAA0BYAMBfiBAAA2Q8AIOMEAADaDwAglQkAANgPADCWCQAAsQcAEJcJAADYDwAwmAkBAAAAAZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAh8goAANcPACACAAAAswcAIAgAAO4TACACAAAA7BMAIAgAAO0TACAUlQkAAOsTADCWCQAA7BMAEJcJAADrEwAwmAkBAOkOACGbCUAAqg4AIa8JAQCpDgAhsAkBALQOACGzCQIAqA4AIdkJAQC0DgAhigoBAKkOACGNCkAAqg4AIaUKEADbDgAhwgoBAOkOACHDCgEAqQ4AIcQKAQCpDgAhxQoBALQOACHGCgAA4A4AIMcKQAC-DgAhyApAAL4OACHJCkAAvg4AIRSVCQAA6xMAMJYJAADsEwAQlwkAAOsTADCYCQEA6Q4AIZsJQACqDgAhrwkBAKkOACGwCQEAtA4AIbMJAgCoDgAh2QkBALQOACGKCgEAqQ4AIY0KQACqDgAhpQoQANsOACHCCgEA6Q4AIcMKAQCpDgAhxAoBAKkOACHFCgEAtA4AIcYKAADgDgAgxwpAAL4OACHICkAAvg4AIckKQAC-DgAhEJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIbAJAQCDEQAhswkCAPkQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGlChAAphEAIcMKAQD6EAAhxAoBAPoQACHFCgEAgxEAIcYKgAAAAAHHCkAAihEAIcgKQACKEQAhyQpAAIoRACER4wQAAL0TACCYCQEA-hAAIZsJQAD7EAAhrwkBAPoQACGwCQEAgxEAIbMJAgD5EAAh2QkBAIMRACGKCgEA-hAAIY0KQAD7EAAhpQoQAKYRACHDCgEA-hAAIcQKAQD6EAAhxQoBAIMRACHGCoAAAAABxwpAAIoRACHICkAAihEAIckKQACKEQAhEeMEAADLEwAgmAkBAAAAAZsJQAAAAAGvCQEAAAABsAkBAAAAAbMJAgAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGlChAAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABxgqAAAAAAccKQAAAAAHICkAAAAAByQpAAAAAAQWYCQQAAAABigoBAAAAAcoKAQAAAAHLCgEAAAABzApAAAAAAQIAAACvBwAgDwAA-xMAIAMAAACvBwAgDwAA-xMAIBAAAPoTACABCAAAzxYAMAriBAAA2Q8AIJUJAADbDwAwlgkAAK0HABCXCQAA2w8AMJgJBAAAAAGKCgEAqQ4AIcIKAQDpDgAhygoBALQOACHLCgEAqQ4AIcwKQACqDgAhAgAAAK8HACAIAAD6EwAgAgAAAPgTACAIAAD5EwAgCZUJAAD3EwAwlgkAAPgTABCXCQAA9xMAMJgJBADZDgAhigoBAKkOACHCCgEA6Q4AIcoKAQC0DgAhywoBAKkOACHMCkAAqg4AIQmVCQAA9xMAMJYJAAD4EwAQlwkAAPcTADCYCQQA2Q4AIYoKAQCpDgAhwgoBAOkOACHKCgEAtA4AIcsKAQCpDgAhzApAAKoOACEFmAkEAJMRACGKCgEA-hAAIcoKAQCDEQAhywoBAPoQACHMCkAA-xAAIQWYCQQAkxEAIYoKAQD6EAAhygoBAIMRACHLCgEA-hAAIcwKQAD7EAAhBZgJBAAAAAGKCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABCqUKEAAAAAHBCgIAAAABzQoBAAAAAc4KAQAAAAHPCgEAAAAB0AoQAAAAAdEKAgAAAAHSCgEAAAAB0woBAAAAAdQKAgAAAAECAAAAqwcAIA8AAIcUACADAAAAqwcAIA8AAIcUACAQAACGFAAgAQgAAM4WADAQ4gQAANkPACCVCQAA3Q8AMJYJAACpBwAQlwkAAN0PADClChAA2w4AIcEKAgCoDgAhwgoBAOkOACHNCgEAqQ4AIc4KAQCpDgAhzwoBAKkOACHQChAAkw8AIdEKAgCoDgAh0goBAKkOACHTCgEAqQ4AIdQKAgDhDgAh8woAANwPACACAAAAqwcAIAgAAIYUACACAAAAhBQAIAgAAIUUACAOlQkAAIMUADCWCQAAhBQAEJcJAACDFAAwpQoQANsOACHBCgIAqA4AIcIKAQDpDgAhzQoBAKkOACHOCgEAqQ4AIc8KAQCpDgAh0AoQAJMPACHRCgIAqA4AIdIKAQCpDgAh0woBAKkOACHUCgIA4Q4AIQ6VCQAAgxQAMJYJAACEFAAQlwkAAIMUADClChAA2w4AIcEKAgCoDgAhwgoBAOkOACHNCgEAqQ4AIc4KAQCpDgAhzwoBAKkOACHQChAAkw8AIdEKAgCoDgAh0goBAKkOACHTCgEAqQ4AIdQKAgDhDgAhCqUKEACmEQAhwQoCAPkQACHNCgEA-hAAIc4KAQD6EAAhzwoBAPoQACHQChAA7REAIdEKAgD5EAAh0goBAPoQACHTCgEA-hAAIdQKAgCUEQAhCqUKEACmEQAhwQoCAPkQACHNCgEA-hAAIc4KAQD6EAAhzwoBAPoQACHQChAA7REAIdEKAgD5EAAh0goBAPoQACHTCgEA-hAAIdQKAgCUEQAhCqUKEAAAAAHBCgIAAAABzQoBAAAAAc4KAQAAAAHPCgEAAAAB0AoQAAAAAdEKAgAAAAHSCgEAAAAB0woBAAAAAdQKAgAAAAEEDwAA_BMAMKIMAAD9EwAwpgwAAIAUADCnDAAA_xMAIAQPAADwEwAwogwAAPETADCmDAAA9BMAMKcMAADzEwAgBA8AAOQTADCiDAAA5RMAMKYMAADoEwAwpwwAAOcTACAAAAAJ4gQAAI8UACDjBAAAkBQAILAJAAD_EAAg2QkAAP8QACDFCgAA_xAAIMYKAAD_EAAgxwoAAP8QACDICgAA_xAAIMkKAAD_EAAgFOMEAACLFAAg5AQAAIwUACDmBAAAjRQAINkJAAD_EAAguwoAAP8QACDNCgAA_xAAINsKAAD_EAAg3AoAAP8QACDdCgAA_xAAIOIKAAD_EAAg4woAAP8QACDlCgAA_xAAIOYKAAD_EAAg6QoAAP8QACDqCgAA_xAAIOsKAAD_EAAg7AoAAP8QACDtCgAA_xAAIO4KAAD_EAAg8AoAAP8QACAAAAAAAAAAAAAAAAAAAAGoDAAAAPoKAgAAAAAABQ8AAMkWACAQAADMFgAgogwAAMoWACCjDAAAyxYAIKYMAACoBgAgAw8AAMkWACCiDAAAyhYAIKYMAACoBgAgAAAAAAALDwAArBQAMBAAALEUADCiDAAArRQAMKMMAACuFAAwpAwAALAUADClDAAAsBQAMKYMAACwFAAwpwwAAK8UACCoDAAAsBQAMKkMAACyFAAwqgwAALMUADAGmAkEAAAAAakKAQAAAAGwCgEAAAABgAsBAAAAAYELAQAAAAGCCwIAAAABAgAAAKwGACAPAAC3FAAgAwAAAKwGACAPAAC3FAAgEAAAthQAIAEIAADIFgAwC9wBAQCpDgAhkQQAAO4PACCVCQAA7Q8AMJYJAACqBgAQlwkAAO0PADCYCQQAAAABqQoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQIAAACsBgAgCAAAthQAIAIAAAC0FAAgCAAAtRQAIArcAQEAqQ4AIZUJAACzFAAwlgkAALQUABCXCQAAsxQAMJgJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQrcAQEAqQ4AIZUJAACzFAAwlgkAALQUABCXCQAAsxQAMJgJBADZDgAhqQoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQaYCQQAkxEAIakKAQD6EAAhsAoBAPoQACGACwEA-hAAIYELAQD6EAAhggsCAPkQACEGmAkEAJMRACGpCgEA-hAAIbAKAQD6EAAhgAsBAPoQACGBCwEA-hAAIYILAgD5EAAhBpgJBAAAAAGpCgEAAAABsAoBAAAAAYALAQAAAAGBCwEAAAABggsCAAAAAQQPAACsFAAwogwAAK0UADCmDAAAsBQAMKcMAACvFAAgAAHdAQAAuRQAIAAAAAGoDAAAAIULAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAwxYAIBAAAMYWACCiDAAAxBYAIKMMAADFFgAgpgwAAN4EACADDwAAwxYAIKIMAADEFgAgpgwAAN4EACAAAAAAAAKoDAEAAAAEqwwBAAAABQsPAADeFAAwEAAA4xQAMKIMAADfFAAwowwAAOAUADCkDAAA4hQAMKUMAADiFAAwpgwAAOIUADCnDAAA4RQAIKgMAADiFAAwqQwAAOQUADCqDAAA5RQAMAqYCQIAAAABgQoBAAAAAc0KAQAAAAHlCgEAAAABiwsAAQAAAY4LAQAAAAGPCwEAAAABkAsBAAAAAZELAQAAAAGSCwABAAABAgAAAOIEACAPAADpFAAgAwAAAOIEACAPAADpFAAgEAAA6BQAIAEIAADCFgAwEI8DAACGEAAglQkAAIUQADCWCQAA4AQAEJcJAACFEAAwmAkCAAAAAYEKAQC0DgAhzQoBAKkOACHlCgEAqQ4AIYsLAAHPDwAhjQsCAKgOACGOCwEAqQ4AIY8LAQCpDgAhkAsBALQOACGRCwEAtA4AIZILAAHQDwAhngsAAIQQACACAAAA4gQAIAgAAOgUACACAAAA5hQAIAgAAOcUACAOlQkAAOUUADCWCQAA5hQAEJcJAADlFAAwmAkCAKgOACGBCgEAtA4AIc0KAQCpDgAh5QoBAKkOACGLCwABzw8AIY0LAgCoDgAhjgsBAKkOACGPCwEAqQ4AIZALAQC0DgAhkQsBALQOACGSCwAB0A8AIQ6VCQAA5RQAMJYJAADmFAAQlwkAAOUUADCYCQIAqA4AIYEKAQC0DgAhzQoBAKkOACHlCgEAqQ4AIYsLAAHPDwAhjQsCAKgOACGOCwEAqQ4AIY8LAQCpDgAhkAsBALQOACGRCwEAtA4AIZILAAHQDwAhCpgJAgD5EAAhgQoBAIMRACHNCgEA-hAAIeUKAQD6EAAhiwsAAd8TACGOCwEA-hAAIY8LAQD6EAAhkAsBAIMRACGRCwEAgxEAIZILAAHgEwAhCpgJAgD5EAAhgQoBAIMRACHNCgEA-hAAIeUKAQD6EAAhiwsAAd8TACGOCwEA-hAAIY8LAQD6EAAhkAsBAIMRACGRCwEAgxEAIZILAAHgEwAhCpgJAgAAAAGBCgEAAAABzQoBAAAAAeUKAQAAAAGLCwABAAABjgsBAAAAAY8LAQAAAAGQCwEAAAABkQsBAAAAAZILAAEAAAEBqAwBAAAABAQPAADeFAAwogwAAN8UADCmDAAA4hQAMKcMAADhFAAgAAOQAwAA7BQAIJcLAAD_EAAgmAsAAP8QACAAAAAAAAAAAAUPAAC9FgAgEAAAwBYAIKIMAAC-FgAgowwAAL8WACCmDAAA4AMAIAMPAAC9FgAgogwAAL4WACCmDAAA4AMAIAAAAAAAAagMAAAAqAsCBw8AALcWACAQAAC7FgAgogwAALgWACCjDAAAuhYAIKQMAADiAwAgpQwAAOIDACCmDAAA2AMAIAsPAACAFQAwEAAAhRUAMKIMAACBFQAwowwAAIIVADCkDAAAhBUAMKUMAACEFQAwpgwAAIQVADCnDAAAgxUAIKgMAACEFQAwqQwAAIYVADCqDAAAhxUAMASYCQEAAAABmwlAAAAAAdAJAQAAAAGjCwQAAAABAgAAAOYDACAPAACLFQAgAwAAAOYDACAPAACLFQAgEAAAihUAIAEIAAC5FgAwCrwCAACXEAAglQkAAJYQADCWCQAA5AMAEJcJAACWEAAwmAkBAAAAAZsJQACqDgAh0AkBAKkOACGiCwEA6Q4AIaMLBADZDgAhrgsAAJUQACACAAAA5gMAIAgAAIoVACACAAAAiBUAIAgAAIkVACAIlQkAAIcVADCWCQAAiBUAEJcJAACHFQAwmAkBAOkOACGbCUAAqg4AIdAJAQCpDgAhogsBAOkOACGjCwQA2Q4AIQiVCQAAhxUAMJYJAACIFQAQlwkAAIcVADCYCQEA6Q4AIZsJQACqDgAh0AkBAKkOACGiCwEA6Q4AIaMLBADZDgAhBJgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIaMLBACTEQAhBJgJAQD6EAAhmwlAAPsQACHQCQEA-hAAIaMLBACTEQAhBJgJAQAAAAGbCUAAAAAB0AkBAAAAAaMLBAAAAAEDDwAAtxYAIKIMAAC4FgAgpgwAANgDACAEDwAAgBUAMKIMAACBFQAwpgwAAIQVADCnDAAAgxUAIAAAAAGoDAAAAKwLAgUPAACyFgAgEAAAtRYAIKIMAACzFgAgowwAALQWACCmDAAA2AMAIAMPAACyFgAgogwAALMWACCmDAAA2AMAIAAAAAsPAAClFQAwEAAAqhUAMKIMAACmFQAwowwAAKcVADCkDAAAqRUAMKUMAACpFQAwpgwAAKkVADCnDAAAqBUAIKgMAACpFQAwqQwAAKsVADCqDAAArBUAMAsPAACZFQAwEAAAnhUAMKIMAACaFQAwowwAAJsVADCkDAAAnRUAMKUMAACdFQAwpgwAAJ0VADCnDAAAnBUAIKgMAACdFQAwqQwAAJ8VADCqDAAAoBUAMAy9AgAAjRUAIJgJAQAAAAGbCUAAAAABqQlAAAAAAbAJAQAAAAHXCgAAAKgLAqMLBAAAAAGkCwEAAAABpQsBAAAAAagLBAAAAAGpCwQAAAABqgtAAAAAAQIAAADgAwAgDwAApBUAIAMAAADgAwAgDwAApBUAIBAAAKMVACABCAAAsRYAMBG6AgAAnhAAIL0CAACfEAAglQkAAJsQADCWCQAA3gMAEJcJAACbEAAwmAkBAAAAAZsJQACqDgAhqQlAAL4OACGwCQEAtA4AIdcKAACdEKgLIqMLBADZDgAhpAsBAAAAAaULAQCpDgAhpgsBAJwQACGoCwQA2Q4AIakLBADZDgAhqgtAAL4OACECAAAA4AMAIAgAAKMVACACAAAAoRUAIAgAAKIVACAPlQkAAKAVADCWCQAAoRUAEJcJAACgFQAwmAkBAOkOACGbCUAAqg4AIakJQAC-DgAhsAkBALQOACHXCgAAnRCoCyKjCwQA2Q4AIaQLAQCpDgAhpQsBAKkOACGmCwEAnBAAIagLBADZDgAhqQsEANkOACGqC0AAvg4AIQ-VCQAAoBUAMJYJAAChFQAQlwkAAKAVADCYCQEA6Q4AIZsJQACqDgAhqQlAAL4OACGwCQEAtA4AIdcKAACdEKgLIqMLBADZDgAhpAsBAKkOACGlCwEAqQ4AIaYLAQCcEAAhqAsEANkOACGpCwQA2Q4AIaoLQAC-DgAhC5gJAQD6EAAhmwlAAPsQACGpCUAAihEAIbAJAQCDEQAh1woAAP0UqAsiowsEAJMRACGkCwEA-hAAIaULAQD6EAAhqAsEAJMRACGpCwQAkxEAIaoLQACKEQAhDL0CAAD_FAAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAhsAkBAIMRACHXCgAA_RSoCyKjCwQAkxEAIaQLAQD6EAAhpQsBAPoQACGoCwQAkxEAIakLBACTEQAhqgtAAIoRACEMvQIAAI0VACCYCQEAAAABmwlAAAAAAakJQAAAAAGwCQEAAAAB1woAAACoCwKjCwQAAAABpAsBAAAAAaULAQAAAAGoCwQAAAABqQsEAAAAAaoLQAAAAAEDmwlAAAAAAdAJAQAAAAGsCwAAAKwLAgIAAADcAwAgDwAAsBUAIAMAAADcAwAgDwAAsBUAIBAAAK8VACABCAAAsBYAMAm6AgAApBAAIJUJAACiEAAwlgkAANoDABCXCQAAohAAMJsJQACqDgAh0AkBAKkOACGmCwEA6Q4AIawLAACjEKwLIq8LAAChEAAgAgAAANwDACAIAACvFQAgAgAAAK0VACAIAACuFQAgB5UJAACsFQAwlgkAAK0VABCXCQAArBUAMJsJQACqDgAh0AkBAKkOACGmCwEA6Q4AIawLAACjEKwLIgeVCQAArBUAMJYJAACtFQAQlwkAAKwVADCbCUAAqg4AIdAJAQCpDgAhpgsBAOkOACGsCwAAoxCsCyIDmwlAAPsQACHQCQEA-hAAIawLAACRFawLIgObCUAA-xAAIdAJAQD6EAAhrAsAAJEVrAsiA5sJQAAAAAHQCQEAAAABrAsAAACsCwIEDwAApRUAMKIMAACmFQAwpgwAAKkVADCnDAAAqBUAIAQPAACZFQAwogwAAJoVADCmDAAAnRUAMKcMAACcFQAgAAAGugIAALYVACC9AgAAtxUAIKkJAAD_EAAgsAkAAP8QACCmCwAA_xAAIKoLAAD_EAAgArsCAACzFQAgvgIAALQVACAAAAAAAAABqAwAAACzCwIAAAACqAwBAAAABKsMAQAAAAUCqAwBAAAABKsMAQAAAAUAAAAAAAAAAAAAAAAABQ8AAKsWACAQAACuFgAgogwAAKwWACCjDAAArRYAIKYMAADGAgAgAw8AAKsWACCiDAAArBYAIKYMAADGAgAgAAAAAAABqAwAAADRCwILDwAA2RUAMBAAAN4VADCiDAAA2hUAMKMMAADbFQAwpAwAAN0VADClDAAA3RUAMKYMAADdFQAwpwwAANwVACCoDAAA3RUAMKkMAADfFQAwqgwAAOAVADAFmAkEAAAAAbAKAQAAAAGACwEAAAABgQsBAAAAAYILAgAAAAECAAAAygIAIA8AAOQVACADAAAAygIAIA8AAOQVACAQAADjFQAgAQgAAKoWADAK3AEAALwQACCVCQAAuxAAMJYJAADIAgAQlwkAALsQADCYCQQAAAABrgoBAKkOACGwCgEAqQ4AIYALAQCpDgAhgQsBAKkOACGCCwIAqA4AIQIAAADKAgAgCAAA4xUAIAIAAADhFQAgCAAA4hUAIAmVCQAA4BUAMJYJAADhFQAQlwkAAOAVADCYCQQA2Q4AIa4KAQCpDgAhsAoBAKkOACGACwEAqQ4AIYELAQCpDgAhggsCAKgOACEJlQkAAOAVADCWCQAA4RUAEJcJAADgFQAwmAkEANkOACGuCgEAqQ4AIbAKAQCpDgAhgAsBAKkOACGBCwEAqQ4AIYILAgCoDgAhBZgJBACTEQAhsAoBAPoQACGACwEA-hAAIYELAQD6EAAhggsCAPkQACEFmAkEAJMRACGwCgEA-hAAIYALAQD6EAAhgQsBAPoQACGCCwIA-RAAIQWYCQQAAAABsAoBAAAAAYALAQAAAAGBCwEAAAABggsCAAAAAQQPAADZFQAwogwAANoVADCmDAAA3RUAMKcMAADcFQAgAArdAQAA5hUAIKkJAAD_EAAg0QsAAP8QACDSCwAA_xAAINMLAAD_EAAg1AsAAP8QACDVCwAA_xAAINcLAAD_EAAg2AsAAP8QACDZCwAA_xAAIAAAAAAAAagMAAAA2wsCAagMAAAA3AsCAAAAAAAAAAAAAAAAAAAAAAAAAAABqAwAAAD7CwIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABqAwAAACbDAIAAAAAAAABqAwAAACfDAIFmAkEAAAAAbAKAQAAAAGACwEAAAABgQsBAAAAAYILAgAAAAEQmwlAAAAAAakJQAAAAAGvCQAAANELAvEJBAAAAAGpCgEAAAABsAoBAAAAAYMLAgAAAAHRC0AAAAAB0gsBAAAAAdMLQAAAAAHUC0AAAAAB1QtAAAAAAdYLAgAAAAHXC0AAAAAB2AtAAAAAAdkLQAAAAAECAAAAxgIAIA8AAKsWACADAAAAzgIAIA8AAKsWACAQAACvFgAgEgAAAM4CACAIAACvFgAgmwlAAPsQACGpCUAAihEAIa8JAADXFdELIvEJBACTEQAhqQoBAPoQACGwCgEA-hAAIYMLAgD5EAAh0QtAAIoRACHSCwEAgxEAIdMLQACKEQAh1AtAAIoRACHVC0AAihEAIdYLAgD5EAAh1wtAAIoRACHYC0AAihEAIdkLQACKEQAhEJsJQAD7EAAhqQlAAIoRACGvCQAA1xXRCyLxCQQAkxEAIakKAQD6EAAhsAoBAPoQACGDCwIA-RAAIdELQACKEQAh0gsBAIMRACHTC0AAihEAIdQLQACKEQAh1QtAAIoRACHWCwIA-RAAIdcLQACKEQAh2AtAAIoRACHZC0AAihEAIQObCUAAAAAB0AkBAAAAAawLAAAArAsCC5gJAQAAAAGbCUAAAAABqQlAAAAAAbAJAQAAAAHXCgAAAKgLAqMLBAAAAAGkCwEAAAABpQsBAAAAAagLBAAAAAGpCwQAAAABqgtAAAAAAQa-AgAAshUAIJgJAQAAAAGbCUAAAAABsAoBAAAAAaULAQAAAAGtCwEAAAABAgAAANgDACAPAACyFgAgAwAAAOIDACAPAACyFgAgEAAAthYAIAgAAADiAwAgCAAAthYAIL4CAACYFQAgmAkBAPoQACGbCUAA-xAAIbAKAQD6EAAhpQsBAPoQACGtCwEA-hAAIQa-AgAAmBUAIJgJAQD6EAAhmwlAAPsQACGwCgEA-hAAIaULAQD6EAAhrQsBAPoQACEGuwIAALEVACCYCQEAAAABmwlAAAAAAbAKAQAAAAGlCwEAAAABrQsBAAAAAQIAAADYAwAgDwAAtxYAIASYCQEAAAABmwlAAAAAAdAJAQAAAAGjCwQAAAABAwAAAOIDACAPAAC3FgAgEAAAvBYAIAgAAADiAwAgCAAAvBYAILsCAACXFQAgmAkBAPoQACGbCUAA-xAAIbAKAQD6EAAhpQsBAPoQACGtCwEA-hAAIQa7AgAAlxUAIJgJAQD6EAAhmwlAAPsQACGwCgEA-hAAIaULAQD6EAAhrQsBAPoQACENugIAAIwVACCYCQEAAAABmwlAAAAAAakJQAAAAAGwCQEAAAAB1woAAACoCwKjCwQAAAABpAsBAAAAAaULAQAAAAGmCwEAAAABqAsEAAAAAakLBAAAAAGqC0AAAAABAgAAAOADACAPAAC9FgAgAwAAAN4DACAPAAC9FgAgEAAAwRYAIA8AAADeAwAgCAAAwRYAILoCAAD-FAAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAhsAkBAIMRACHXCgAA_RSoCyKjCwQAkxEAIaQLAQD6EAAhpQsBAPoQACGmCwEAgxEAIagLBACTEQAhqQsEAJMRACGqC0AAihEAIQ26AgAA_hQAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIbAJAQCDEQAh1woAAP0UqAsiowsEAJMRACGkCwEA-hAAIaULAQD6EAAhpgsBAIMRACGoCwQAkxEAIakLBACTEQAhqgtAAIoRACEKmAkCAAAAAYEKAQAAAAHNCgEAAAAB5QoBAAAAAYsLAAEAAAGOCwEAAAABjwsBAAAAAZALAQAAAAGRCwEAAAABkgsAAQAAAQqYCQIAAAABjwsBAAAAAZMLAQAAAAGUCwEAAAABlQsBAAAAAZYLAQAAAAGXCwEAAAABmAsBAAAAAZkLAADqFAAgmgsgAAAAAQIAAADeBAAgDwAAwxYAIAMAAADmBAAgDwAAwxYAIBAAAMcWACAMAAAA5gQAIAgAAMcWACCYCQIA-RAAIY8LAQD6EAAhkwsBAPoQACGUCwEA-hAAIZULAQD6EAAhlgsBAPoQACGXCwEAgxEAIZgLAQCDEQAhmQsAANwUACCaCyAAnREAIQqYCQIA-RAAIY8LAQD6EAAhkwsBAPoQACGUCwEA-hAAIZULAQD6EAAhlgsBAPoQACGXCwEAgxEAIZgLAQCDEQAhmQsAANwUACCaCyAAnREAIQaYCQQAAAABqQoBAAAAAbAKAQAAAAGACwEAAAABgQsBAAAAAYILAgAAAAECsAoBAAAAAYMLAgAAAAECAAAAqAYAIA8AAMkWACADAAAAsAYAIA8AAMkWACAQAADNFgAgBAAAALAGACAIAADNFgAgsAoBAPoQACGDCwIA-RAAIQKwCgEA-hAAIYMLAgD5EAAhCqUKEAAAAAHBCgIAAAABzQoBAAAAAc4KAQAAAAHPCgEAAAAB0AoQAAAAAdEKAgAAAAHSCgEAAAAB0woBAAAAAdQKAgAAAAEFmAkEAAAAAYoKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAEQmAkBAAAAAZsJQAAAAAGvCQEAAAABsAkBAAAAAbMJAgAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGlChAAAAABwwoBAAAAAcQKAQAAAAHFCgEAAAABxgqAAAAAAccKQAAAAAHICkAAAAAByQpAAAAAASzkBAAAiRQAIOYEAACKFAAgmAkBAAAAAZsJQAAAAAGvCQEAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpAoBAAAAAaUKEAAAAAGpCgEAAAABuwoBAAAAAckKQAAAAAHNCgEAAAABzwoBAAAAAdIKAQAAAAHVCgEAAAAB1goBAAAAAdcKAQAAAAHYCgEAAAAB2QoBAAAAAdoKAQAAAAHbChAAAAAB3AoQAAAAAd0KAgAAAAHeCoAAAAAB3wqAAAAAAeAKAAEAAAHhCgABAAAB4goBAAAAAeMKAAEAAAHkCkAAAAAB5QoBAAAAAeYKAQAAAAHnCgEAAAAB6AogAAAAAekKAgAAAAHqCoAAAAAB6woAAQAAAewKgAAAAAHtCgEAAAAB7goQAAAAAe8KIAAAAAHwCkAAAAABAgAAAKcHACAPAADRFgAgAwAAAL4HACAPAADRFgAgEAAA1RYAIC4AAAC-BwAgCAAA1RYAIOQEAADiEwAg5gQAAOMTACCYCQEA-hAAIZsJQAD7EAAhrwkBAPoQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGkCgEA-hAAIaUKEACmEQAhqQoBAPoQACG7CgEAgxEAIckKQAD7EAAhzQoBAIMRACHPCgEA-hAAIdIKAQD6EAAh1QoBAPoQACHWCgEA-hAAIdcKAQD6EAAh2AoBAPoQACHZCgEA-hAAIdoKAQD6EAAh2woQAO0RACHcChAA7REAId0KAgCUEQAh3gqAAAAAAd8KgAAAAAHgCgAB3xMAIeEKAAHfEwAh4goBAIMRACHjCgAB4BMAIeQKQAD7EAAh5QoBAIMRACHmCgEAgxEAIecKAQD6EAAh6AogAJ0RACHpCgIAlBEAIeoKgAAAAAHrCgAB4BMAIewKgAAAAAHtCgEAgxEAIe4KEADtEQAh7wogAJ0RACHwCkAAihEAISzkBAAA4hMAIOYEAADjEwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAh2QkBAIMRACGKCgEA-hAAIY0KQAD7EAAhpAoBAPoQACGlChAAphEAIakKAQD6EAAhuwoBAIMRACHJCkAA-xAAIc0KAQCDEQAhzwoBAPoQACHSCgEA-hAAIdUKAQD6EAAh1goBAPoQACHXCgEA-hAAIdgKAQD6EAAh2QoBAPoQACHaCgEA-hAAIdsKEADtEQAh3AoQAO0RACHdCgIAlBEAId4KgAAAAAHfCoAAAAAB4AoAAd8TACHhCgAB3xMAIeIKAQCDEQAh4woAAeATACHkCkAA-xAAIeUKAQCDEQAh5goBAIMRACHnCgEA-hAAIegKIACdEQAh6QoCAJQRACHqCoAAAAAB6woAAeATACHsCoAAAAAB7QoBAIMRACHuChAA7REAIe8KIACdEQAh8ApAAIoRACEs4wQAAIgUACDmBAAAihQAIJgJAQAAAAGbCUAAAAABrwkBAAAAAdkJAQAAAAGKCgEAAAABjQpAAAAAAaQKAQAAAAGlChAAAAABqQoBAAAAAbsKAQAAAAHJCkAAAAABzQoBAAAAAc8KAQAAAAHSCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgEAAAAB2AoBAAAAAdkKAQAAAAHaCgEAAAAB2woQAAAAAdwKEAAAAAHdCgIAAAAB3gqAAAAAAd8KgAAAAAHgCgABAAAB4QoAAQAAAeIKAQAAAAHjCgABAAAB5ApAAAAAAeUKAQAAAAHmCgEAAAAB5woBAAAAAegKIAAAAAHpCgIAAAAB6gqAAAAAAesKAAEAAAHsCoAAAAAB7QoBAAAAAe4KEAAAAAHvCiAAAAAB8ApAAAAAAQIAAACnBwAgDwAA1hYAIAMAAAC-BwAgDwAA1hYAIBAAANoWACAuAAAAvgcAIAgAANoWACDjBAAA4RMAIOYEAADjEwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAh2QkBAIMRACGKCgEA-hAAIY0KQAD7EAAhpAoBAPoQACGlChAAphEAIakKAQD6EAAhuwoBAIMRACHJCkAA-xAAIc0KAQCDEQAhzwoBAPoQACHSCgEA-hAAIdUKAQD6EAAh1goBAPoQACHXCgEA-hAAIdgKAQD6EAAh2QoBAPoQACHaCgEA-hAAIdsKEADtEQAh3AoQAO0RACHdCgIAlBEAId4KgAAAAAHfCoAAAAAB4AoAAd8TACHhCgAB3xMAIeIKAQCDEQAh4woAAeATACHkCkAA-xAAIeUKAQCDEQAh5goBAIMRACHnCgEA-hAAIegKIACdEQAh6QoCAJQRACHqCoAAAAAB6woAAeATACHsCoAAAAAB7QoBAIMRACHuChAA7REAIe8KIACdEQAh8ApAAIoRACEs4wQAAOETACDmBAAA4xMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhLOMEAACIFAAg5AQAAIkUACCYCQEAAAABmwlAAAAAAa8JAQAAAAHZCQEAAAABigoBAAAAAY0KQAAAAAGkCgEAAAABpQoQAAAAAakKAQAAAAG7CgEAAAAByQpAAAAAAc0KAQAAAAHPCgEAAAAB0goBAAAAAdUKAQAAAAHWCgEAAAAB1woBAAAAAdgKAQAAAAHZCgEAAAAB2goBAAAAAdsKEAAAAAHcChAAAAAB3QoCAAAAAd4KgAAAAAHfCoAAAAAB4AoAAQAAAeEKAAEAAAHiCgEAAAAB4woAAQAAAeQKQAAAAAHlCgEAAAAB5goBAAAAAecKAQAAAAHoCiAAAAAB6QoCAAAAAeoKgAAAAAHrCgABAAAB7AqAAAAAAe0KAQAAAAHuChAAAAAB7wogAAAAAfAKQAAAAAECAAAApwcAIA8AANsWACACpQoQAAAAAcEKAgAAAAEDAAAAvgcAIA8AANsWACAQAADgFgAgLgAAAL4HACAIAADgFgAg4wQAAOETACDkBAAA4hMAIJgJAQD6EAAhmwlAAPsQACGvCQEA-hAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaQKAQD6EAAhpQoQAKYRACGpCgEA-hAAIbsKAQCDEQAhyQpAAPsQACHNCgEAgxEAIc8KAQD6EAAh0goBAPoQACHVCgEA-hAAIdYKAQD6EAAh1woBAPoQACHYCgEA-hAAIdkKAQD6EAAh2goBAPoQACHbChAA7REAIdwKEADtEQAh3QoCAJQRACHeCoAAAAAB3wqAAAAAAeAKAAHfEwAh4QoAAd8TACHiCgEAgxEAIeMKAAHgEwAh5ApAAPsQACHlCgEAgxEAIeYKAQCDEQAh5woBAPoQACHoCiAAnREAIekKAgCUEQAh6gqAAAAAAesKAAHgEwAh7AqAAAAAAe0KAQCDEQAh7goQAO0RACHvCiAAnREAIfAKQACKEQAhLOMEAADhEwAg5AQAAOITACCYCQEA-hAAIZsJQAD7EAAhrwkBAPoQACHZCQEAgxEAIYoKAQD6EAAhjQpAAPsQACGkCgEA-hAAIaUKEACmEQAhqQoBAPoQACG7CgEAgxEAIckKQAD7EAAhzQoBAIMRACHPCgEA-hAAIdIKAQD6EAAh1QoBAPoQACHWCgEA-hAAIdcKAQD6EAAh2AoBAPoQACHZCgEA-hAAIdoKAQD6EAAh2woQAO0RACHcChAA7REAId0KAgCUEQAh3gqAAAAAAd8KgAAAAAHgCgAB3xMAIeEKAAHfEwAh4goBAIMRACHjCgAB4BMAIeQKQAD7EAAh5QoBAIMRACHmCgEAgxEAIecKAQD6EAAh6AogAJ0RACHpCgIAlBEAIeoKgAAAAAHrCgAB4BMAIewKgAAAAAHtCgEAgxEAIe4KEADtEQAh7wogAJ0RACHwCkAAihEAIRLiBAAAyhMAIJgJAQAAAAGbCUAAAAABrwkBAAAAAbAJAQAAAAGzCQIAAAAB2QkBAAAAAYoKAQAAAAGNCkAAAAABpQoQAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKAQAAAAHGCoAAAAABxwpAAAAAAcgKQAAAAAHJCkAAAAABAgAAALMHACAPAADhFgAgAwAAALEHACAPAADhFgAgEAAA5RYAIBQAAACxBwAgCAAA5RYAIOIEAAC8EwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAhsAkBAIMRACGzCQIA-RAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaUKEACmEQAhwgoBAPoQACHDCgEA-hAAIcQKAQD6EAAhxQoBAIMRACHGCoAAAAABxwpAAIoRACHICkAAihEAIckKQACKEQAhEuIEAAC8EwAgmAkBAPoQACGbCUAA-xAAIa8JAQD6EAAhsAkBAIMRACGzCQIA-RAAIdkJAQCDEQAhigoBAPoQACGNCkAA-xAAIaUKEACmEQAhwgoBAPoQACHDCgEA-hAAIcQKAQD6EAAhxQoBAIMRACHGCoAAAAABxwpAAIoRACHICkAAihEAIckKQACKEQAhBZgJAQAAAAG7CgEAAAABvAqAAAAAAb0KIAAAAAG-CkAAAAABA5gJAQAAAAG-CkAAAAABvwoBAAAAAQIAAACsCAAgDwAA5xYAIAMAAAC0CAAgDwAA5xYAIBAAAOsWACAFAAAAtAgAIAgAAOsWACCYCQEA-hAAIb4KQAD7EAAhvwoBAPoQACEDmAkBAPoQACG-CkAA-xAAIb8KAQD6EAAhAtAJAQAAAAGtCkAAAAABCpgJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABqAoBAAAAAakKAQAAAAGqCgEAAAABqwogAAAAAawKQAAAAAEI_wUAAIgTACCbCUAAAAAB2gkBAAAAAakKAQAAAAGwCgEAAAABsQoBAAAAAbIKQAAAAAGzCkAAAAABAgAAAJIJACAPAADuFgAgAwAAAJwJACAPAADuFgAgEAAA8hYAIAoAAACcCQAgCAAA8hYAIP8FAADuEgAgmwlAAPsQACHaCQEA-hAAIakKAQD6EAAhsAoBAPoQACGxCgEAgxEAIbIKQACKEQAhswpAAIoRACEI_wUAAO4SACCbCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQj5BQAAhxMAIJsJQAAAAAHaCQEAAAABqQoBAAAAAbAKAQAAAAGxCgEAAAABsgpAAAAAAbMKQAAAAAECAAAAkgkAIA8AAPMWACAEmAkBAAAAAbsJQAAAAAGQCgEAAAABngpAAAAAAQKYCQEAAAABnQpAAAAAAQbaCQEAAAABiwpAAAAAAaQKAQAAAAGlChAAAAABpgoCAAAAAacKEAAAAAEDAAAAnAkAIA8AAPMWACAQAAD6FgAgCgAAAJwJACAIAAD6FgAg-QUAAO0SACCbCUAA-xAAIdoJAQD6EAAhqQoBAPoQACGwCgEA-hAAIbEKAQCDEQAhsgpAAIoRACGzCkAAihEAIQj5BQAA7RIAIJsJQAD7EAAh2gkBAPoQACGpCgEA-hAAIbAKAQD6EAAhsQoBAIMRACGyCkAAihEAIbMKQACKEQAhDpEEAADeEgAg-wUAAN8SACD9BQAA4BIAIJgJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABkgoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAgAAAJoJACAPAAD7FgAgAwAAAJgJACAPAAD7FgAgEAAA_xYAIBAAAACYCQAgCAAA_xYAIJEEAAC5EgAg-wUAALoSACD9BQAAuxIAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIe8JQACKEQAhhAoBAIMRACGSCgEAgxEAIagKAQD6EAAhqQoBAPoQACGqCgEAgxEAIasKIACdEQAhrApAAIoRACEOkQQAALkSACD7BQAAuhIAIP0FAAC7EgAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAh7wlAAIoRACGECgEAgxEAIZIKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQSYCQEAAAABuwlAAAAAAZwKAQAAAAGeCkAAAAABC5gJAQAAAAG7CUAAAAAByAkBAAAAAfcJAgAAAAGTCgEAAAABlgoBAAAAAZ8KAQAAAAGgCgEAAAABoQoBAAAAAaIKAQAAAAGjCgEAAAABAgAAAKQKACAPAACBFwAgDpEEAADeEgAg_QUAAOASACD-BQAA4RIAIJgJAQAAAAGbCUAAAAABqQlAAAAAAe8JQAAAAAGECgEAAAABkgoBAAAAAagKAQAAAAGpCgEAAAABqgoBAAAAAasKIAAAAAGsCkAAAAABAgAAAJoJACAPAACDFwAgAwAAAKcKACAPAACBFwAgEAAAhxcAIA0AAACnCgAgCAAAhxcAIJgJAQD6EAAhuwlAAPsQACHICQEAgxEAIfcJAgD5EAAhkwoBAPoQACGWCgEA-hAAIZ8KAQD6EAAhoAoBAPoQACGhCgEA-hAAIaIKAQD6EAAhowoBAPoQACELmAkBAPoQACG7CUAA-xAAIcgJAQCDEQAh9wkCAPkQACGTCgEA-hAAIZYKAQD6EAAhnwoBAPoQACGgCgEA-hAAIaEKAQD6EAAhogoBAPoQACGjCgEA-hAAIQMAAACYCQAgDwAAgxcAIBAAAIoXACAQAAAAmAkAIAgAAIoXACCRBAAAuRIAIP0FAAC7EgAg_gUAALwSACCYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhkgoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhDpEEAAC5EgAg_QUAALsSACD-BQAAvBIAIJgJAQD6EAAhmwlAAPsQACGpCUAAihEAIe8JQACKEQAhhAoBAIMRACGSCgEAgxEAIagKAQD6EAAhqQoBAPoQACGqCgEAgxEAIasKIACdEQAhrApAAIoRACEOkQQAAN4SACD7BQAA3xIAIP4FAADhEgAgmAkBAAAAAZsJQAAAAAGpCUAAAAAB7wlAAAAAAYQKAQAAAAGSCgEAAAABqAoBAAAAAakKAQAAAAGqCgEAAAABqwogAAAAAawKQAAAAAECAAAAmgkAIA8AAIsXACADAAAAmAkAIA8AAIsXACAQAACPFwAgEAAAAJgJACAIAACPFwAgkQQAALkSACD7BQAAuhIAIP4FAAC8EgAgmAkBAPoQACGbCUAA-xAAIakJQACKEQAh7wlAAIoRACGECgEAgxEAIZIKAQCDEQAhqAoBAPoQACGpCgEA-hAAIaoKAQCDEQAhqwogAJ0RACGsCkAAihEAIQ6RBAAAuRIAIPsFAAC6EgAg_gUAALwSACCYCQEA-hAAIZsJQAD7EAAhqQlAAIoRACHvCUAAihEAIYQKAQCDEQAhkgoBAIMRACGoCgEA-hAAIakKAQD6EAAhqgoBAIMRACGrCiAAnREAIawKQACKEQAhBq8JAQAAAAGzCQIAAAABtAlAAAAAAYQKAQAAAAGOCkAAAAABkQoBAAAAAQyYCQEAAAABmwlAAAAAAcgJAQAAAAHPCQEAAAAB0AkBAAAAAdoJAQAAAAH3CQIAAAABkgoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAECAAAAggsAIA8AAJEXACADAAAAigsAIA8AAJEXACAQAACVFwAgDgAAAIoLACAIAACVFwAgmAkBAPoQACGbCUAA-xAAIcgJAQCDEQAhzwkBAPoQACHQCQEAgxEAIdoJAQCDEQAh9wkCAPkQACGSCgEAgxEAIZMKAQD6EAAhlAoBAPoQACGVCgEA-hAAIZYKAQD6EAAhDJgJAQD6EAAhmwlAAPsQACHICQEAgxEAIc8JAQD6EAAh0AkBAIMRACHaCQEAgxEAIfcJAgD5EAAhkgoBAIMRACGTCgEA-hAAIZQKAQD6EAAhlQoBAPoQACGWCgEA-hAAIQmbCUAAAAABqQlAAAAAAccJAQAAAAHICQEAAAAByQkEAAAAAcoJQAAAAAHLCQEAAAABzAlAAAAAAc0JIAAAAAENmAkEAAAAAbUJAQAAAAG2CQQAAAABtwmAAAAAAbgJAQAAAAG5CQIAAAABugkEAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CQEAAAABwAlAAAAAARajCAAAyBEAIKQIAADJEQAgmAkBAAAAAZsJQAAAAAGpCUAAAAAByAkBAAAAAc8JAAAAzwkC0AkBAAAAAdEJAQAAAAHSCQEAAAAB0wkBAAAAAdQJAQAAAAHVCQQAAAAB1gkEAAAAAdcJAQAAAAHYCRAAAAAB2QkBAAAAAdoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JAgAAAAHeCUAAAAABAgAAAOUMACAPAACYFwAgAwAAAPEMACAPAACYFwAgEAAAnBcAIBgAAADxDAAgCAAAnBcAIKMIAACoEQAgpAgAAKkRACCYCQEA-hAAIZsJQAD7EAAhqQlAAPsQACHICQEAgxEAIc8JAAClEc8JItAJAQD6EAAh0QkBAPoQACHSCQEA-hAAIdMJAQD6EAAh1AkBAPoQACHVCQQAkxEAIdYJBACVEQAh1wkBAIMRACHYCRAAphEAIdkJAQCDEQAh2gkBAPoQACHbCUAAihEAIdwJQACKEQAh3QkCAPkQACHeCUAAihEAIRajCAAAqBEAIKQIAACpEQAgmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAIMRACHPCQAApRHPCSLQCQEA-hAAIdEJAQD6EAAh0gkBAPoQACHTCQEA-hAAIdQJAQD6EAAh1QkEAJMRACHWCQQAlREAIdcJAQCDEQAh2AkQAKYRACHZCQEAgxEAIdoJAQD6EAAh2wlAAIoRACHcCUAAihEAId0JAgD5EAAh3glAAIoRACEWoggAAMcRACCkCAAAyREAIJgJAQAAAAGbCUAAAAABqQlAAAAAAcgJAQAAAAHPCQAAAM8JAtAJAQAAAAHRCQEAAAAB0gkBAAAAAdMJAQAAAAHUCQEAAAAB1QkEAAAAAdYJBAAAAAHXCQEAAAAB2AkQAAAAAdkJAQAAAAHaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCQIAAAAB3glAAAAAAQIAAADlDAAgDwAAnRcAIAMAAADxDAAgDwAAnRcAIBAAAKEXACAYAAAA8QwAIAgAAKEXACCiCAAApxEAIKQIAACpEQAgmAkBAPoQACGbCUAA-xAAIakJQAD7EAAhyAkBAIMRACHPCQAApRHPCSLQCQEA-hAAIdEJAQD6EAAh0gkBAPoQACHTCQEA-hAAIdQJAQD6EAAh1QkEAJMRACHWCQQAlREAIdcJAQCDEQAh2AkQAKYRACHZCQEAgxEAIdoJAQD6EAAh2wlAAIoRACHcCUAAihEAId0JAgD5EAAh3glAAIoRACEWoggAAKcRACCkCAAAqREAIJgJAQD6EAAhmwlAAPsQACGpCUAA-xAAIcgJAQCDEQAhzwkAAKURzwki0AkBAPoQACHRCQEA-hAAIdIJAQD6EAAh0wkBAPoQACHUCQEA-hAAIdUJBACTEQAh1gkEAJURACHXCQEAgxEAIdgJEACmEQAh2QkBAIMRACHaCQEA-hAAIdsJQACKEQAh3AlAAIoRACHdCQIA-RAAId4JQACKEQAhFqIIAADHEQAgowgAAMgRACCYCQEAAAABmwlAAAAAAakJQAAAAAHICQEAAAABzwkAAADPCQLQCQEAAAAB0QkBAAAAAdIJAQAAAAHTCQEAAAAB1AkBAAAAAdUJBAAAAAHWCQQAAAAB1wkBAAAAAdgJEAAAAAHZCQEAAAAB2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkCAAAAAd4JQAAAAAECAAAA5QwAIA8AAKIXACADAAAA8QwAIA8AAKIXACAQAACmFwAgGAAAAPEMACAIAACmFwAgoggAAKcRACCjCAAAqBEAIJgJAQD6EAAhmwlAAPsQACGpCUAA-xAAIcgJAQCDEQAhzwkAAKURzwki0AkBAPoQACHRCQEA-hAAIdIJAQD6EAAh0wkBAPoQACHUCQEA-hAAIdUJBACTEQAh1gkEAJURACHXCQEAgxEAIdgJEACmEQAh2QkBAIMRACHaCQEA-hAAIdsJQACKEQAh3AlAAIoRACHdCQIA-RAAId4JQACKEQAhFqIIAACnEQAgowgAAKgRACCYCQEA-hAAIZsJQAD7EAAhqQlAAPsQACHICQEAgxEAIc8JAAClEc8JItAJAQD6EAAh0QkBAPoQACHSCQEA-hAAIdMJAQD6EAAh1AkBAPoQACHVCQQAkxEAIdYJBACVEQAh1wkBAIMRACHYCRAAphEAIdkJAQCDEQAh2gkBAPoQACHbCUAAihEAIdwJQACKEQAh3QkCAPkQACHeCUAAihEAIQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAMVAA4WAA8XABAAAAADFQAOFgAPFwAQAAAABRUAFhYAGRcAGjgAFzkAGAAAAAAABRUAFhYAGRcAGjgAFzkAGAAAAAUVACAWACMXACQ4ACE5ACIAAAAAAAUVACAWACMXACQ4ACE5ACIAAAAFFQAqFgAtFwAuOAArOQAsAAAAAAAFFQAqFgAtFwAuOAArOQAsAAAABRUANBYANxcAODgANTkANgAAAAAABRUANBYANxcAODgANTkANgAAAAUVAD4WAEEXAEI4AD85AEAAAAAAAAUVAD4WAEEXAEI4AD85AEAAAAAFFQBIFgBLFwBMOABJOQBKAAAAAAAFFQBIFgBLFwBMOABJOQBKAAAABRUAUhYAVRcAVjgAUzkAVAAAAAAABRUAUhYAVRcAVjgAUzkAVAAAAAUVAFwWAF8XAGA4AF05AF4AAAAAAAUVAFwWAF8XAGA4AF05AF4AAAAFFQBmFgBpFwBqOABnOQBoAAAAAAAFFQBmFgBpFwBqOABnOQBoAAAABRUAcBYAcxcAdDgAcTkAcgAAAAAABRUAcBYAcxcAdDgAcTkAcgAAAAUVAHoWAH0XAH44AHs5AHwAAAAAAAUVAHoWAH0XAH44AHs5AHwCFQCCAd0BywKBAQHcAQCAAQHdAcwCAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAAAAAAAFFQCGARYAiQEXAIoBOACHATkAiAEB3AEAgAEB3AEAgAEFFQCPARYAkgEXAJMBOACQATkAkQEAAAAAAAUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAMVAJkBFgCaARcAmwEAAAADFQCZARYAmgEXAJsBAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAAAAAAFFQChARYApAEXAKUBOACiATkAowEAAAMVAKoBFgCrARcArAEAAAADFQCqARYAqwEXAKwBAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAAAFFQCyARYAtQEXALYBOACzATkAtAEDFQC9AbsC3QO5Ab4C4QO6AQG6AgC4AQMVALwBugLjA7gBvQLnA7sBAbwCALoBAb0C6AMAArsC6QMAvgLqAwAAAAMVAMEBFgDCARcAwwEAAAADFQDBARYAwgEXAMMBAboCALgBAboCALgBAxUAyAEWAMkBFwDKAQAAAAMVAMgBFgDJARcAygEBugKhBLgBAboCpwS4AQUVAM8BFgDSARcA0wE4ANABOQDRAQAAAAAABRUAzwEWANIBFwDTATgA0AE5ANEBAbwCALoBAbwCALoBBRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAAAFFQDYARYA2wEXANwBOADZATkA2gEAAAADFQDiARYA4wEXAOQBAAAAAxUA4gEWAOMBFwDkAQIVAOgBkAPjBOcBAY8DAOYBAZAD5AQAAAAFFQDsARYA7wEXAPABOADtATkA7gEAAAAAAAUVAOwBFgDvARcA8AE4AO0BOQDuAQGPAwDmAQGPAwDmAQUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAAABRUA9QEWAPgBFwD5ATgA9gE5APcBAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAAAFFQD_ARYAggIXAIMCOACAAjkAgQIAAAADFQCJAhYAigIXAIsCAAAAAxUAiQIWAIoCFwCLAgAAAAMVAJECFgCSAhcAkwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAJkCFgCaAhcAmwIAAAADFQChAhYAogIXAKMCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCpAhYAqgIXAKsCAhUArwLdAa0GrgIBkQQArQIB3QGuBgAAAAUVALMCFgC2AhcAtwI4ALQCOQC1AgAAAAAABRUAswIWALYCFwC3AjgAtAI5ALUCAZEEAK0CAZEEAK0CBRUAvAIWAL8CFwDAAjgAvQI5AL4CAAAAAAAFFQC8AhYAvwIXAMACOAC9AjkAvgIAAAAFFQDGAhYAyQIXAMoCOADHAjkAyAIAAAAAAAUVAMYCFgDJAhcAygI4AMcCOQDIAgAAAAMVANACFgDRAhcA0gIAAAADFQDQAhYA0QIXANICAAAABRUA2AIWANsCFwDcAjgA2QI5ANoCAAAAAAAFFQDYAhYA2wIXANwCOADZAjkA2gIEFQDkAuMErAffAuQEsAfgAuYEtAfhAgHiBADeAgHiBADeAgMVAOMC4gQA3gLjBLgH4gIB5QQA4QIB4wS5BwAD4wS6BwDkBLsHAOYEvAcAAAAFFQDoAhYA6wIXAOwCOADpAjkA6gIAAAAAAAUVAOgCFgDrAhcA7AI4AOkCOQDqAgHiBADeAgHiBADeAgUVAPECFgD0AhcA9QI4APICOQDzAgAAAAAABRUA8QIWAPQCFwD1AjgA8gI5APMCAeIEAN4CAeIEAN4CBRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAAAFFQD6AhYA_QIXAP4COAD7AjkA_AIB4gQA3gIB4gQA3gIFFQCDAxYAhgMXAIcDOACEAzkAhQMAAAAAAAUVAIMDFgCGAxcAhwM4AIQDOQCFAwHlBADhAgHlBADhAgUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DAhUAlAO4BbEIkwMBtwUAkgMBuAWyCAAAAAMVAJgDFgCZAxcAmgMAAAADFQCYAxYAmQMXAJoDAbcFAJIDAbcFAJIDAxUAnwMWAKADFwChAwAAAAMVAJ8DFgCgAxcAoQMAAAAFFQCnAxYAqgMXAKsDOACoAzkAqQMAAAAAAAUVAKcDFgCqAxcAqwM4AKgDOQCpAwAAAAMVALEDFgCyAxcAswMAAAADFQCxAxYAsgMXALMDAxUAvgP5BZcJtgP_BZsJtwMBkQQAtQMFFQC9A5EEnQm1A_sFoQm4A_0Fpwm7A_4Fqwm8AwL6BQC3A_wFALkDAhUAugP7BaIJuAMB-wWjCQAB-gUAtwMB-gUAtwMD-wWsCQD9Ba0JAP4FrgkAAvkFrwkA_wWwCQAAAAMVAMIDFgDDAxcAxAMAAAADFQDCAxYAwwMXAMQDAAAAAxUAygMWAMsDFwDMAwAAAAMVAMoDFgDLAxcAzAMBkQQAtQMBkQQAtQMDFQDRAxYA0gMXANMDAAAAAxUA0QMWANIDFwDTAwGRBIAKtQMBkQSGCrUDAxUA2AMWANkDFwDaAwAAAAMVANgDFgDZAxcA2gMB-gUAtwMB-gUAtwMFFQDfAxYA4gMXAOMDOADgAzkA4QMAAAAAAAUVAN8DFgDiAxcA4wM4AOADOQDhAwAABRUA6AMWAOsDFwDsAzgA6QM5AOoDAAAAAAAFFQDoAxYA6wMXAOwDOADpAzkA6gMC-gUAtwP8BQC5AwL6BQC3A_wFALkDAxUA8QMWAPIDFwDzAwAAAAMVAPEDFgDyAxcA8wMB-gUAtwMB-gUAtwMDFQD4AxYA-QMXAPoDAAAAAxUA-AMWAPkDFwD6AwAAAAUVAIAEFgCDBBcAhAQ4AIEEOQCCBAAAAAAABRUAgAQWAIMEFwCEBDgAgQQ5AIIEAhUAiASQB4cLhwQB_AUAhgQBkAeICwAAAAUVAIwEFgCPBBcAkAQ4AI0EOQCOBAAAAAAABRUAjAQWAI8EFwCQBDgAjQQ5AI4EAfwFAIYEAfwFAIYEBRUAlQQWAJgEFwCZBDgAlgQ5AJcEAAAAAAAFFQCVBBYAmAQXAJkEOACWBDkAlwQAAAAFFQCfBBYAogQXAKMEOACgBDkAoQQAAAAAAAUVAJ8EFgCiBBcAowQ4AKAEOQChBAAAAAMVAKkEFgCqBBcAqwQAAAADFQCpBBYAqgQXAKsEAAAAAxUAsQQWALIEFwCzBAAAAAMVALEEFgCyBBcAswQAAAAFFQC5BBYAvAQXAL0EOAC6BDkAuwQAAAAAAAUVALkEFgC8BBcAvQQ4ALoEOQC7BAAAAAMVAMMEFgDEBBcAxQQAAAADFQDDBBYAxAQXAMUEAAAAAxUAywQWAMwEFwDNBAAAAAMVAMsEFgDMBBcAzQQAAAAFFQDTBBYA1gQXANcEOADUBDkA1QQAAAAAAAUVANMEFgDWBBcA1wQ4ANQEOQDVBAQVAN0EogjqDNoEowjuDNsEpAjwDNwEAaEIANkEAaEIANkEAaEI8gzZBAKiCPMMAKMI9AwAAAAFFQDhBBYA5AQXAOUEOADiBDkA4wQAAAAAAAUVAOEEFgDkBBcA5QQ4AOIEOQDjBAGhCADZBAGhCADZBAUVAOoEFgDtBBcA7gQ4AOsEOQDsBAAAAAAABRUA6gQWAO0EFwDuBDgA6wQ5AOwEAaEIANkEAaEIANkEBRUA8wQWAPYEFwD3BDgA9AQ5APUEAAAAAAAFFQDzBBYA9gQXAPcEOAD0BDkA9QQBoQjDDdkEAaEIyQ3ZBAUVAPwEFgD_BBcAgAU4AP0EOQD-BAAAAAAABRUA_AQWAP8EFwCABTgA_QQ5AP4EAAAAAxUAhgUWAIcFFwCIBQAAAAMVAIYFFgCHBRcAiAUAAAADFQCOBRYAjwUXAJAFAAAAAxUAjgUWAI8FFwCQBQAAAAUVAJYFFgCZBRcAmgU4AJcFOQCYBQAAAAAABRUAlgUWAJkFFwCaBTgAlwU5AJgFAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKDENKTIRKjQSKzUSLDgSLTkSLjoSLzwSMD4CMT8TMkESM0MCNEQUNUUSNkYSN0cCOkoVO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFhrAH8AWKtAf0BYq4BgAJirwGBAmKwAYICYrEBhAJisgGGAgKzAYcCY7QBiQJitQGLAgK2AYwCZLcBjQJiuAGOAmK5AY8CAroBkgJluwGTAmu8AZUCbL0BlgJsvgGZAmy_AZoCbMABmwJswQGdAmzCAZ8CAsMBoAJtxAGiAmzFAaQCAsYBpQJuxwGmAmzIAacCbMkBqAICygGrAm_LAawCdcwBrgJ2zQGvAnbOAbICds8BswJ20AG0AnbRAbYCdtIBuAIC0wG5AnfUAbsCdtUBvQIC1gG-AnjXAb8CdtgBwAJ22QHBAgLaAcQCedsBxQJ_3gHHAoAB3wHNAoAB4AHQAoAB4QHRAoAB4gHSAoAB4wHUAoAB5AHWAgLlAdcCgwHmAdkCgAHnAdsCAugB3AKEAekB3QKAAeoB3gKAAesB3wIC7AHiAoUB7QHjAosB7gHkAoEB7wHlAoEB8AHmAoEB8QHnAoEB8gHoAoEB8wHqAoEB9AHsAgL1Ae0CjAH2Ae8CgQH3AfECAvgB8gKNAfkB8wKBAfoB9AKBAfsB9QIC_AH4Ao4B_QH5ApQB_gH7ApUB_wH8ApUBgAL_ApUBgQKAA5UBggKBA5UBgwKDA5UBhAKFAwKFAoYDlgGGAogDlQGHAooDAogCiwOXAYkCjAOVAYoCjQOVAYsCjgMCjAKRA5gBjQKSA5wBjgKUA50BjwKVA50BkAKYA50BkQKZA50BkgKaA50BkwKcA50BlAKeAwKVAp8DngGWAqEDnQGXAqMDApgCpAOfAZkCpQOdAZoCpgOdAZsCpwMCnAKqA6ABnQKrA6YBngKtA6cBnwKuA6cBoAKxA6cBoQKyA6cBogKzA6cBowK1A6cBpAK3AwKlArgDqAGmArkDpwGnAroDAqgCvQOpAakCvgOtAaoCwAOuAasCwQOuAawCxAOuAa0CxQOuAa4CxgOuAa8CyAOuAbACygMCsQLLA68BsgLNA64BswLPAwK0AtADsAG1AtEDrgG2AtIDrgG3AtMDArgC1gOxAbkC1wO3Ab8C2QO4AcAC6wO4AcEC7QO4AcIC7gO4AcMC7wO4AcQC8QO4AcUC8wMCxgL0A74BxwL2A7gByAL4AwLJAvkDvwHKAvoDuAHLAvsDuAHMAvwDAs0C_wPAAc4CgATEAc8CgQS5AdACggS5AdECgwS5AdIChAS5AdMChQS5AdQChwS5AdUCiQQC1gKKBMUB1wKMBLkB2AKOBALZAo8ExgHaApAEuQHbApEEuQHcApIEAt0ClQTHAd4ClgTLAd8ClwS6AeACmAS6AeECmQS6AeICmgS6AeMCmwS6AeQCnQS6AeUCnwQC5gKgBMwB5wKjBLoB6AKlBALpAqYEzQHqAqgEugHrAqkEugHsAqoEAu0CrQTOAe4CrgTUAe8CrwS7AfACsAS7AfECsQS7AfICsgS7AfMCswS7AfQCtQS7AfUCtwQC9gK4BNUB9wK6BLsB-AK8BAL5Ar0E1gH6Ar4EuwH7Ar8EuwH8AsAEAv0CwwTXAf4CxATdAf8CxgTeAYADxwTeAYEDygTeAYIDywTeAYMDzATeAYQDzgTeAYUD0AQChgPRBN8BhwPTBN4BiAPVBAKJA9YE4AGKA9cE3gGLA9gE3gGMA9kEAo0D3AThAY4D3QTlAZED3wTmAZID5QTmAZMD6ATmAZQD6QTmAZUD6gTmAZYD7ATmAZcD7gQCmAPvBOkBmQPxBOYBmgPzBAKbA_QE6gGcA_UE5gGdA_YE5gGeA_cEAp8D-gTrAaAD-wTxAaED_ATnAaID_QTnAaMD_gTnAaQD_wTnAaUDgAXnAaYDggXnAacDhAUCqAOFBfIBqQOHBecBqgOJBQKrA4oF8wGsA4sF5wGtA4wF5wGuA40FAq8DkAX0AbADkQX6AbEDkwX7AbIDlAX7AbMDlwX7AbQDmAX7AbUDmQX7AbYDmwX7AbcDnQUCuAOeBfwBuQOgBfsBugOiBQK7A6MF_QG8A6QF-wG9A6UF-wG-A6YFAr8DqQX-AcADqgWEAsEDrAWFAsIDrQWFAsMDsAWFAsQDsQWFAsUDsgWFAsYDtAWFAscDtgUCyAO3BYYCyQO5BYUCygO7BQLLA7wFhwLMA70FhQLNA74FhQLOA78FAs8DwgWIAtADwwWMAtEDxQWNAtIDxgWNAtMDyQWNAtQDygWNAtUDywWNAtYDzQWNAtcDzwUC2APQBY4C2QPSBY0C2gPUBQLbA9UFjwLcA9YFjQLdA9cFjQLeA9gFAt8D2wWQAuAD3AWUAuED3gWVAuID3wWVAuMD4gWVAuQD4wWVAuUD5AWVAuYD5gWVAucD6AUC6APpBZYC6QPrBZUC6gPtBQLrA-4FlwLsA-8FlQLtA_AFlQLuA_EFAu8D9AWYAvAD9QWcAvED9wWdAvID-AWdAvMD-wWdAvQD_AWdAvUD_QWdAvYD_wWdAvcDgQYC-AOCBp4C-QOEBp0C-gOGBgL7A4cGnwL8A4gGnQL9A4kGnQL-A4oGAv8DjQagAoAEjgakAoEEkAalAoIEkQalAoMElAalAoQElQalAoUElgalAoYEmAalAocEmgYCiASbBqYCiQSdBqUCigSfBgKLBKAGpwKMBKEGpQKNBKIGpQKOBKMGAo8EpgaoApAEpwasApIEqQatApMErwatApQEsgatApUEswatApYEtAatApcEtgatApgEuAYCmQS5BrACmgS7Bq0CmwS9BgKcBL4GsQKdBL8GrQKeBMAGrQKfBMEGAqAExAayAqEExQa4AqIExgauAqMExwauAqQEyAauAqUEyQauAqYEygauAqcEzAauAqgEzgYCqQTPBrkCqgTRBq4CqwTTBgKsBNQGugKtBNUGrgKuBNYGrgKvBNcGArAE2ga7ArEE2wbBArIE3QbCArME3gbCArQE4QbCArUE4gbCArYE4wbCArcE5QbCArgE5wYCuQToBsMCugTqBsICuwTsBgK8BO0GxAK9BO4GwgK-BO8GwgK_BPAGAsAE8wbFAsEE9AbLAsIE9gbMAsME9wbMAsQE-gbMAsUE-wbMAsYE_AbMAscE_gbMAsgEgAcCyQSBB80CygSDB8wCywSFBwLMBIYHzgLNBIcHzALOBIgHzALPBIkHAtAEjAfPAtEEjQfTAtIEjwfUAtMEkAfUAtQEkwfUAtUElAfUAtYElQfUAtcElwfUAtgEmQcC2QSaB9UC2gScB9QC2wSeBwLcBJ8H1gLdBKAH1ALeBKEH1ALfBKIHAuAEpQfXAuEEpgfdAucEqAfeAugEvQfeAukEwAfeAuoEwQfeAusEwgfeAuwExAfeAu0ExgcC7gTHB-UC7wTJB94C8ATLBwLxBMwH5gLyBM0H3gLzBM4H3gL0BM8HAvUE0gfnAvYE0wftAvcE1AffAvgE1QffAvkE1gffAvoE1wffAvsE2AffAvwE2gffAv0E3AcC_gTdB-4C_wTfB98CgAXhBwKBBeIH7wKCBeMH3wKDBeQH3wKEBeUHAoUF6AfwAoYF6Qf2AocF6gfgAogF6wfgAokF7AfgAooF7QfgAosF7gfgAowF8AfgAo0F8gcCjgXzB_cCjwX1B-ACkAX3BwKRBfgH-AKSBfkH4AKTBfoH4AKUBfsHApUF_gf5ApYF_wf_ApcFgAjhApgFgQjhApkFggjhApoFgwjhApsFhAjhApwFhgjhAp0FiAgCngWJCIADnwWLCOECoAWNCAKhBY4IgQOiBY8I4QKjBZAI4QKkBZEIAqUFlAiCA6YFlQiIA6cFlgjiAqgFlwjiAqkFmAjiAqoFmQjiAqsFmgjiAqwFnAjiAq0FnggCrgWfCIkDrwWhCOICsAWjCAKxBaQIigOyBaUI4gKzBaYI4gK0BacIArUFqgiLA7YFqwiRA7kFrQiSA7oFswiSA7sFtgiSA7wFtwiSA70FuAiSA74FugiSA78FvAgCwAW9CJUDwQW_CJIDwgXBCALDBcIIlgPEBcMIkgPFBcQIkgPGBcUIAscFyAiXA8gFyQibA8kFygiTA8oFywiTA8sFzAiTA8wFzQiTA80FzgiTA84F0AiTA88F0ggC0AXTCJwD0QXVCJMD0gXXCALTBdgInQPUBdkIkwPVBdoIkwPWBdsIAtcF3gieA9gF3wiiA9kF4QijA9oF4gijA9sF5QijA9wF5gijA90F5wijA94F6QijA98F6wgC4AXsCKQD4QXuCKMD4gXwCALjBfEIpQPkBfIIowPlBfMIowPmBfQIAucF9wimA-gF-AisA-kF-gitA-oF-witA-sF_gitA-wF_witA-0FgAmtA-4FggmtA-8FhAkC8AWFCa4D8QWHCa0D8gWJCQLzBYoJrwP0BYsJrQP1BYwJrQP2BY0JAvcFkAmwA_gFkQm0A4AGkwm1A4EGsQm1A4IGswm1A4MGtAm1A4QGtQm1A4UGtwm1A4YGuQkChwa6Cb8DiAa8CbUDiQa-CQKKBr8JwAOLBsAJtQOMBsEJtQONBsIJAo4GxQnBA48GxgnFA5AGyAnGA5EGyQnGA5IGzAnGA5MGzQnGA5QGzgnGA5UG0AnGA5YG0gkClwbTCccDmAbVCcYDmQbXCQKaBtgJyAObBtkJxgOcBtoJxgOdBtsJAp4G3gnJA58G3wnNA6AG4Am2A6EG4Qm2A6IG4gm2A6MG4wm2A6QG5Am2A6UG5gm2A6YG6AkCpwbpCc4DqAbrCbYDqQbtCQKqBu4JzwOrBu8JtgOsBvAJtgOtBvEJAq4G9AnQA68G9QnUA7AG9gm3A7EG9wm3A7IG-Am3A7MG-Qm3A7QG-gm3A7UG_Am3A7YG_gkCtwb_CdUDuAaCCrcDuQaECgK6BoUK1gO7BocKtwO8BogKtwO9BokKAr4GjArXA78GjQrbA8AGjgq8A8EGjwq8A8IGkAq8A8MGkQq8A8QGkgq8A8UGlAq8A8YGlgoCxwaXCtwDyAaZCrwDyQabCgLKBpwK3QPLBp0KvAPMBp4KvAPNBp8KAs4GogreA88GowrkA9AGpQq5A9EGpgq5A9IGqQq5A9MGqgq5A9QGqwq5A9UGrQq5A9YGrwoC1wawCuUD2AayCrkD2Qa0CgLaBrUK5gPbBrYKuQPcBrcKuQPdBrgKAt4GuwrnA98GvArtA-AGvQq4A-EGvgq4A-IGvwq4A-MGwAq4A-QGwQq4A-UGwwq4A-YGxQoC5wbGCu4D6AbICrgD6QbKCgLqBssK7wPrBswKuAPsBs0KuAPtBs4KAu4G0QrwA-8G0gr0A_AG0wq7A_EG1Aq7A_IG1Qq7A_MG1gq7A_QG1wq7A_UG2Qq7A_YG2woC9wbcCvUD-AbeCrsD-QbgCgL6BuEK9gP7BuIKuwP8BuMKuwP9BuQKAv4G5wr3A_8G6Ar7A4AH6gr8A4EH6wr8A4IH7gr8A4MH7wr8A4QH8Ar8A4UH8gr8A4YH9AoChwf1Cv0DiAf3CvwDiQf5CgKKB_oK_gOLB_sK_AOMB_wK_AONB_0KAo4HgAv_A48HgQuFBJEHgwuGBJIHiQuGBJMHjAuGBJQHjQuGBJUHjguGBJYHkAuGBJcHkgsCmAeTC4kEmQeVC4YEmgeXCwKbB5gLigScB5kLhgSdB5oLhgSeB5sLAp8HnguLBKAHnwuRBKEHoAuHBKIHoQuHBKMHoguHBKQHowuHBKUHpAuHBKYHpguHBKcHqAsCqAepC5IEqQerC4cEqgetCwKrB64LkwSsB68LhwStB7ALhwSuB7ELAq8HtAuUBLAHtQuaBLEHtwubBLIHuAubBLMHuwubBLQHvAubBLUHvQubBLYHvwubBLcHwQsCuAfCC5wEuQfEC5sEugfGCwK7B8cLnQS8B8gLmwS9B8kLmwS-B8oLAr8HzQueBMAHzgukBMEH0AulBMIH0QulBMMH1AulBMQH1QulBMUH1gulBMYH2AulBMcH2gsCyAfbC6YEyQfdC6UEygffCwLLB-ALpwTMB-ELpQTNB-ILpQTOB-MLAs8H5guoBNAH5wusBNEH6QutBNIH6gutBNMH7QutBNQH7gutBNUH7wutBNYH8QutBNcH8wsC2Af0C64E2Qf2C60E2gf4CwLbB_kLrwTcB_oLrQTdB_sLrQTeB_wLAt8H_wuwBOAHgAy0BOEHggy1BOIHgwy1BOMHhgy1BOQHhwy1BOUHiAy1BOYHigy1BOcHjAwC6AeNDLYE6QePDLUE6geRDALrB5IMtwTsB5MMtQTtB5QMtQTuB5UMAu8HmAy4BPAHmQy-BPEHmwy_BPIHnAy_BPMHnwy_BPQHoAy_BPUHoQy_BPYHowy_BPcHpQwC-AemDMAE-QeoDL8E-geqDAL7B6sMwQT8B6wMvwT9B60MvwT-B64MAv8HsQzCBIAIsgzGBIEItAzHBIIItQzHBIMIuAzHBIQIuQzHBIUIugzHBIYIvAzHBIcIvgwCiAi_DMgEiQjBDMcEigjDDAKLCMQMyQSMCMUMxwSNCMYMxwSOCMcMAo8IygzKBJAIywzOBJEIzQzPBJIIzgzPBJMI0QzPBJQI0gzPBJUI0wzPBJYI1QzPBJcI1wwCmAjYDNAEmQjaDM8EmgjcDAKbCN0M0QScCN4MzwSdCN8MzwSeCOAMAp8I4wzSBKAI5AzYBKUI5gzZBKYI9QzZBKcI9wzZBKgI-AzZBKkI-QzZBKoI-wzZBKsI_QwCrAj-DN4ErQiADdkErgiCDQKvCIMN3wSwCIQN2QSxCIUN2QSyCIYNArMIiQ3gBLQIig3mBLUIiw3aBLYIjA3aBLcIjQ3aBLgIjg3aBLkIjw3aBLoIkQ3aBLsIkw0CvAiUDecEvQiWDdoEvgiYDQK_CJkN6ATACJoN2gTBCJsN2gTCCJwNAsMInw3pBMQIoA3vBMUIoQ3bBMYIog3bBMcIow3bBMgIpA3bBMkIpQ3bBMoIpw3bBMsIqQ0CzAiqDfAEzQisDdsEzgiuDQLPCK8N8QTQCLAN2wTRCLEN2wTSCLINAtMItQ3yBNQItg34BNUIuA3cBNYIuQ3cBNcIuw3cBNgIvA3cBNkIvQ3cBNoIvw3cBNsIwQ0C3AjCDfkE3QjFDdwE3gjHDQLfCMgN-gTgCMoN3AThCMsN3ATiCMwNAuMIzw37BOQI0A2BBeUI0g2CBeYI0w2CBecI1g2CBegI1w2CBekI2A2CBeoI2g2CBesI3A0C7AjdDYMF7QjfDYIF7gjhDQLvCOINhAXwCOMNggXxCOQNggXyCOUNAvMI6A2FBfQI6Q2JBfUI6w2KBfYI7A2KBfcI7w2KBfgI8A2KBfkI8Q2KBfoI8w2KBfsI9Q0C_Aj2DYsF_Qj4DYoF_gj6DQL_CPsNjAWACfwNigWBCf0NigWCCf4NAoMJgQ6NBYQJgg6RBYUJhA6SBYYJhQ6SBYcJiA6SBYgJiQ6SBYkJig6SBYoJjA6SBYsJjg4CjAmPDpMFjQmRDpIFjgmTDgKPCZQOlAWQCZUOkgWRCZYOkgWSCZcOApMJmg6VBZQJmw6bBQ"
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
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
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
  RefundLineScalarFieldEnum: () => RefundLineScalarFieldEnum,
  RefundOutflowScalarFieldEnum: () => RefundOutflowScalarFieldEnum,
  RefundScalarFieldEnum: () => RefundScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
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
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Refund: "Refund",
  RefundLine: "RefundLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  RefundOutflow: "RefundOutflow",
  ReceiptKey: "ReceiptKey",
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
var RefundScalarFieldEnum = {
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
var RefundLineScalarFieldEnum = {
  refundId: "refundId",
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
var RefundOutflowScalarFieldEnum = {
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
  HELD: "HELD",
  SENDING: "SENDING",
  BOOKED: "BOOKED",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED",
  RELEASED: "RELEASED"
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
