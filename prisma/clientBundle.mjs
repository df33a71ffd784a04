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

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
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
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?   @map("organization_id") @db.Uuid
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
  @@index([wallet, id])
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","MerchNoticeKind","dueAt","sentAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","paymentId_name","node","paymentId_position_node","ActState","claim","heldAt","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","has","hasEvery","hasSome","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","rendered","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","seenAt","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hRi1BZwJCcUJAADFEQAwxgkAAAQAEMcJAADFEQAw_wkAAMYR1wwivAoBAPQOACHRDAEA9A4AIdQMAQD0DgAh1QxAAPUOACHXDAAAxxEAIAEAAAABACABAAAAAQAgCMUJAADFEQAwxgkAAAQAEMcJAADFEQAw_wkAAMYR1wwivAoBAPQOACHRDAEA9A4AIdQMAQD0DgAh1QxAAPUOACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBf8JAAAA1wwCvAoBAAAAAdEMAQAAAAHUDAEAAAAB1QxAAAAAAQEIAAAJACAF_wkAAADXDAK8CgEAAAAB0QwBAAAAAdQMAQAAAAHVDEAAAAABAQgAAAsAMAEIAAALADAF_wkAAIgX1wwivAoBAM4RACHRDAEAzhEAIdQMAQDOEQAh1QxAAM8RACECAAAAAQAgCAAADgAgBf8JAACIF9cMIrwKAQDOEQAh0QwBAM4RACHUDAEAzhEAIdUMQADPEQAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAhRcAIBYAAIcXACAXAACGFwAgCMUJAADBEQAwxgkAABcAEMcJAADBEQAw_wkAAMIR1wwivAoBAOkOACHRDAEA6Q4AIdQMAQDpDgAh1QxAAOoOACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAfFCQAAwBEAMMYJAAAdABDHCQAAwBEAMLUKAQAAAAG8CgEA9A4AIdEMAQD0DgAh1QxAAPUOACEBAAAAGgAgAQAAABoAIAfFCQAAwBEAMMYJAAAdABDHCQAAwBEAMLUKAQD0DgAhvAoBAPQOACHRDAEA9A4AIdUMQAD1DgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAS1CgEAAAABvAoBAAAAAdEMAQAAAAHVDEAAAAABAQgAACIAIAS1CgEAAAABvAoBAAAAAdEMAQAAAAHVDEAAAAABAQgAACQAMAEIAAAkADAEtQoBAM4RACG8CgEAzhEAIdEMAQDOEQAh1QxAAM8RACECAAAAGgAgCAAAJwAgBLUKAQDOEQAhvAoBAM4RACHRDAEAzhEAIdUMQADPEQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAghcAIBYAAIQXACAXAACDFwAgB8UJAAC_EQAwxgkAADAAEMcJAAC_EQAwtQoBAOkOACG8CgEA6Q4AIdEMAQDpDgAh1QxAAOoOACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIArFCQAAvREAMMYJAAA2ABDHCQAAvREAMMgJBAAAAAH_CQEA9A4AIbwKAQD0DgAhgQtAAPUOACHRDAEA9A4AIdMMAAC-EdMMItQMAQD0DgAhAQAAADMAIAEAAAAzACAKxQkAAL0RADDGCQAANgAQxwkAAL0RADDICQQApA8AIf8JAQD0DgAhvAoBAPQOACGBC0AA9Q4AIdEMAQD0DgAh0wwAAL4R0wwi1AwBAPQOACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB8gJBAAAAAH_CQEAAAABvAoBAAAAAYELQAAAAAHRDAEAAAAB0wwAAADTDALUDAEAAAABAQgAADsAIAfICQQAAAAB_wkBAAAAAbwKAQAAAAGBC0AAAAAB0QwBAAAAAdMMAAAA0wwC1AwBAAAAAQEIAAA9ADABCAAAPQAwB8gJBADnEQAh_wkBAM4RACG8CgEAzhEAIYELQADPEQAh0QwBAM4RACHTDAAAgRfTDCLUDAEAzhEAIQIAAAAzACAIAABAACAHyAkEAOcRACH_CQEAzhEAIbwKAQDOEQAhgQtAAM8RACHRDAEAzhEAIdMMAACBF9MMItQMAQDOEQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA_BYAIBYAAP8WACAXAAD-FgAgOAAA_RYAIDkAAIAXACAKxQkAALkRADDGCQAASQAQxwkAALkRADDICQQAjA8AIf8JAQDpDgAhvAoBAOkOACGBC0AA6g4AIdEMAQDpDgAh0wwAALoR0wwi1AwBAOkOACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAjFCQAAuBEAMMYJAABPABDHCQAAuBEAMKgMAgAAAAHNDAQApA8AIc4MBAClDwAhzwwAAaAQACHQDEAA9Q4AIQEAAABMACABAAAATAAgCMUJAAC4EQAwxgkAAE8AEMcJAAC4EQAwqAwCAPMOACHNDAQApA8AIc4MBAClDwAhzwwAAaAQACHQDEAA9Q4AIQLODAAA0xEAIM8MAADTEQAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBagMAgAAAAHNDAQAAAABzgwEAAAAAc8MAAEAAAHQDEAAAAABAQgAAFQAIAWoDAIAAAABzQwEAAAAAc4MBAAAAAHPDAABAAAB0AxAAAAAAQEIAABWADABCAAAVgAwBagMAgDNEQAhzQwEAOcRACHODAQA6REAIc8MAAG3FAAh0AxAAM8RACECAAAATAAgCAAAWQAgBagMAgDNEQAhzQwEAOcRACHODAQA6REAIc8MAAG3FAAh0AxAAM8RACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAD3FgAgFgAA-hYAIBcAAPkWACA4AAD4FgAgOQAA-xYAIM4MAADTEQAgzwwAANMRACAIxQkAALcRADDGCQAAYgAQxwkAALcRADCoDAIA6A4AIc0MBACMDwAhzgwEAI8PACHPDAABlxAAIdAMQADqDgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQxQkAALURADDGCQAAaAAQxwkAALURADCoCgIA8w4AIf4LAAGfEAAhqAwCAPMOACGqDAIA8w4AIb0MEACmDwAhxQwEAKQPACHGDAABnxAAIccMQAD1DgAhyAwAAZ8QACHJDBAApg8AIcoMEADeDwAhywwgAK8PACHMDAAAthEAIAEAAABlACABAAAAZQAgD8UJAAC1EQAwxgkAAGgAEMcJAAC1EQAwqAoCAPMOACH-CwABnxAAIagMAgDzDgAhqgwCAPMOACG9DBAApg8AIcUMBACkDwAhxgwAAZ8QACHHDEAA9Q4AIcgMAAGfEAAhyQwQAKYPACHKDBAA3g8AIcsMIACvDwAhAcoMAADTEQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDKgKAgAAAAH-CwABAAABqAwCAAAAAaoMAgAAAAG9DBAAAAABxQwEAAAAAcYMAAEAAAHHDEAAAAAByAwAAQAAAckMEAAAAAHKDBAAAAABywwgAAAAAQEIAABtACAMqAoCAAAAAf4LAAEAAAGoDAIAAAABqgwCAAAAAb0MEAAAAAHFDAQAAAABxgwAAQAAAccMQAAAAAHIDAABAAAByQwQAAAAAcoMEAAAAAHLDCAAAAABAQgAAG8AMAEIAABvADAMqAoCAM0RACH-CwABthQAIagMAgDNEQAhqgwCAM0RACG9DBAA-hEAIcUMBADnEQAhxgwAAbYUACHHDEAAzxEAIcgMAAG2FAAhyQwQAPoRACHKDBAAwRIAIcsMIADxEQAhAgAAAGUAIAgAAHIAIAyoCgIAzREAIf4LAAG2FAAhqAwCAM0RACGqDAIAzREAIb0MEAD6EQAhxQwEAOcRACHGDAABthQAIccMQADPEQAhyAwAAbYUACHJDBAA-hEAIcoMEADBEgAhywwgAPERACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADyFgAgFgAA9RYAIBcAAPQWACA4AADzFgAgOQAA9hYAIMoMAADTEQAgD8UJAAC0EQAwxgkAAHsAEMcJAAC0EQAwqAoCAOgOACH-CwABlhAAIagMAgDoDgAhqgwCAOgOACG9DBAAnQ8AIcUMBACMDwAhxgwAAZYQACHHDEAA6g4AIcgMAAGWEAAhyQwQAJ0PACHKDBAA1A8AIcsMIACYDwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATxQkAALIRADDGCQAAgQEAEMcJAACyEQAw-goAAaAQACGOCwQApA8AIbALAAGfEAAhtwsQAKYPACH-CwABnxAAIagMAgDzDgAhrQwEAKQPACG5DAABnxAAIbwMBACkDwAhvQwEAKQPACG_DAIA8w4AIcAMEACmDwAhwQwAAaAQACHCDAQApA8AIcMMIACvDwAhxAwAALMRACABAAAAfgAgAQAAAH4AIBLFCQAAshEAMMYJAACBAQAQxwkAALIRADD6CgABoBAAIY4LBACkDwAhsAsAAZ8QACG3CxAApg8AIf4LAAGfEAAhqAwCAPMOACGtDAQApA8AIbkMAAGfEAAhvAwEAKQPACG9DAQApA8AIb8MAgDzDgAhwAwQAKYPACHBDAABoBAAIcIMBACkDwAhwwwgAK8PACEC-goAANMRACDBDAAA0xEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_6CgABAAABjgsEAAAAAbALAAEAAAG3CxAAAAAB_gsAAQAAAagMAgAAAAGtDAQAAAABuQwAAQAAAbwMBAAAAAG9DAQAAAABvwwCAAAAAcAMEAAAAAHBDAABAAABwgwEAAAAAcMMIAAAAAEBCAAAhgEAIA_6CgABAAABjgsEAAAAAbALAAEAAAG3CxAAAAAB_gsAAQAAAagMAgAAAAGtDAQAAAABuQwAAQAAAbwMBAAAAAG9DAQAAAABvwwCAAAAAcAMEAAAAAHBDAABAAABwgwEAAAAAcMMIAAAAAEBCAAAiAEAMAEIAACIAQAwD_oKAAG3FAAhjgsEAOcRACGwCwABthQAIbcLEAD6EQAh_gsAAbYUACGoDAIAzREAIa0MBADnEQAhuQwAAbYUACG8DAQA5xEAIb0MBADnEQAhvwwCAM0RACHADBAA-hEAIcEMAAG3FAAhwgwEAOcRACHDDCAA8REAIQIAAAB-ACAIAACLAQAgD_oKAAG3FAAhjgsEAOcRACGwCwABthQAIbcLEAD6EQAh_gsAAbYUACGoDAIAzREAIa0MBADnEQAhuQwAAbYUACG8DAQA5xEAIb0MBADnEQAhvwwCAM0RACHADBAA-hEAIcEMAAG3FAAhwgwEAOcRACHDDCAA8REAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADtFgAgFgAA8BYAIBcAAO8WACA4AADuFgAgOQAA8RYAIPoKAADTEQAgwQwAANMRACASxQkAALERADDGCQAAlAEAEMcJAACxEQAw-goAAZcQACGOCwQAjA8AIbALAAGWEAAhtwsQAJ0PACH-CwABlhAAIagMAgDoDgAhrQwEAIwPACG5DAABlhAAIbwMBACMDwAhvQwEAIwPACG_DAIA6A4AIcAMEACdDwAhwQwAAZcQACHCDAQAjA8AIcMMIACYDwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBHFCQAArxEAMMYJAACaAQAQxwkAAK8RADD_CQEA9A4AIYkKAAGfEAAh9goCAPMOACH6CgABoBAAIbcLEACmDwAh2gsBAP8OACGoDAIA8w4AIa0MBACkDwAhrgwCAPMOACG5DAABnxAAIbsMAQD0DgAhvAwEAKQPACG9DAQApA8AIb4MAACwEQAgAQAAAJcBACABAAAAlwEAIBDFCQAArxEAMMYJAACaAQAQxwkAAK8RADD_CQEA9A4AIYkKAAGfEAAh9goCAPMOACH6CgABoBAAIbcLEACmDwAh2gsBAP8OACGoDAIA8w4AIa0MBACkDwAhrgwCAPMOACG5DAABnxAAIbsMAQD0DgAhvAwEAKQPACG9DAQApA8AIQL6CgAA0xEAINoLAADTEQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDf8JAQAAAAGJCgABAAAB9goCAAAAAfoKAAEAAAG3CxAAAAAB2gsBAAAAAagMAgAAAAGtDAQAAAABrgwCAAAAAbkMAAEAAAG7DAEAAAABvAwEAAAAAb0MBAAAAAEBCAAAnwEAIA3_CQEAAAABiQoAAQAAAfYKAgAAAAH6CgABAAABtwsQAAAAAdoLAQAAAAGoDAIAAAABrQwEAAAAAa4MAgAAAAG5DAABAAABuwwBAAAAAbwMBAAAAAG9DAQAAAABAQgAAKEBADABCAAAoQEAMA3_CQEAzhEAIYkKAAG2FAAh9goCAM0RACH6CgABtxQAIbcLEAD6EQAh2gsBANcRACGoDAIAzREAIa0MBADnEQAhrgwCAM0RACG5DAABthQAIbsMAQDOEQAhvAwEAOcRACG9DAQA5xEAIQIAAACXAQAgCAAApAEAIA3_CQEAzhEAIYkKAAG2FAAh9goCAM0RACH6CgABtxQAIbcLEAD6EQAh2gsBANcRACGoDAIAzREAIa0MBADnEQAhrgwCAM0RACG5DAABthQAIbsMAQDOEQAhvAwEAOcRACG9DAQA5xEAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAOgWACAWAADrFgAgFwAA6hYAIDgAAOkWACA5AADsFgAg-goAANMRACDaCwAA0xEAIBDFCQAArhEAMMYJAACtAQAQxwkAAK4RADD_CQEA6Q4AIYkKAAGWEAAh9goCAOgOACH6CgABlxAAIbcLEACdDwAh2gsBAPoOACGoDAIA6A4AIa0MBACMDwAhrgwCAOgOACG5DAABlhAAIbsMAQDpDgAhvAwEAIwPACG9DAQAjA8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEMUJAACsEQAwxgkAALMBABDHCQAArBEAMIkKAAGfEAAh-goAAZ8QACG3CxAApg8AIagMAgDzDgAhrAwAAZ8QACGtDAQApA8AIa4MAgDzDgAhswwAAKkRswwitAwQAKYPACG3DAIA8w4AIbgMAgDzDgAhuQwAAZ8QACG6DAAArREAIAEAAACwAQAgAQAAALABACAPxQkAAKwRADDGCQAAswEAEMcJAACsEQAwiQoAAZ8QACH6CgABnxAAIbcLEACmDwAhqAwCAPMOACGsDAABnxAAIa0MBACkDwAhrgwCAPMOACGzDAAAqRGzDCK0DBAApg8AIbcMAgDzDgAhuAwCAPMOACG5DAABnxAAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMiQoAAQAAAfoKAAEAAAG3CxAAAAABqAwCAAAAAawMAAEAAAGtDAQAAAABrgwCAAAAAbMMAAAAswwCtAwQAAAAAbcMAgAAAAG4DAIAAAABuQwAAQAAAQEIAAC4AQAgDIkKAAEAAAH6CgABAAABtwsQAAAAAagMAgAAAAGsDAABAAABrQwEAAAAAa4MAgAAAAGzDAAAALMMArQMEAAAAAG3DAIAAAABuAwCAAAAAbkMAAEAAAEBCAAAugEAMAEIAAC6AQAwDIkKAAG2FAAh-goAAbYUACG3CxAA-hEAIagMAgDNEQAhrAwAAbYUACGtDAQA5xEAIa4MAgDNEQAhswwAAOIWswwitAwQAPoRACG3DAIAzREAIbgMAgDNEQAhuQwAAbYUACECAAAAsAEAIAgAAL0BACAMiQoAAbYUACH6CgABthQAIbcLEAD6EQAhqAwCAM0RACGsDAABthQAIa0MBADnEQAhrgwCAM0RACGzDAAA4hazDCK0DBAA-hEAIbcMAgDNEQAhuAwCAM0RACG5DAABthQAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAOMWACAWAADmFgAgFwAA5RYAIDgAAOQWACA5AADnFgAgD8UJAACrEQAwxgkAAMYBABDHCQAAqxEAMIkKAAGWEAAh-goAAZYQACG3CxAAnQ8AIagMAgDoDgAhrAwAAZYQACGtDAQAjA8AIa4MAgDoDgAhswwAAKURswwitAwQAJ0PACG3DAIA6A4AIbgMAgDoDgAhuQwAAZYQACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAvFCQAAqBEAMMYJAADMAQAQxwkAAKgRADDbCgABnxAAIaQLEACmDwAhqAwCAPMOACGsDAABnxAAIbMMAACpEbMMIrQMEACmDwAhtQwCAPMOACG2DAAAqhEAIAEAAADJAQAgAQAAAMkBACAKxQkAAKgRADDGCQAAzAEAEMcJAACoEQAw2woAAZ8QACGkCxAApg8AIagMAgDzDgAhrAwAAZ8QACGzDAAAqRGzDCK0DBAApg8AIbUMAgDzDgAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAfbCgABAAABpAsQAAAAAagMAgAAAAGsDAABAAABswwAAACzDAK0DBAAAAABtQwCAAAAAQEIAADRAQAgB9sKAAEAAAGkCxAAAAABqAwCAAAAAawMAAEAAAGzDAAAALMMArQMEAAAAAG1DAIAAAABAQgAANMBADABCAAA0wEAMAfbCgABthQAIaQLEAD6EQAhqAwCAM0RACGsDAABthQAIbMMAADiFrMMIrQMEAD6EQAhtQwCAM0RACECAAAAyQEAIAgAANYBACAH2woAAbYUACGkCxAA-hEAIagMAgDNEQAhrAwAAbYUACGzDAAA4hazDCK0DBAA-hEAIbUMAgDNEQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA3RYAIBYAAOAWACAXAADfFgAgOAAA3hYAIDkAAOEWACAKxQkAAKQRADDGCQAA3wEAEMcJAACkEQAw2woAAZYQACGkCxAAnQ8AIagMAgDoDgAhrAwAAZYQACGzDAAApRGzDCK0DBAAnQ8AIbUMAgDoDgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALxQkAAKIRADDGCQAA5QEAEMcJAACiEQAwiQoAAZ8QACGoDAIA8w4AIawMAAGfEAAhrQwEAKQPACGuDAIA8w4AIa8MAAGfEAAhsAwAAaAQACGxDAAAoxEAIAEAAADiAQAgAQAAAOIBACAKxQkAAKIRADDGCQAA5QEAEMcJAACiEQAwiQoAAZ8QACGoDAIA8w4AIawMAAGfEAAhrQwEAKQPACGuDAIA8w4AIa8MAAGfEAAhsAwAAaAQACEBsAwAANMRACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHiQoAAQAAAagMAgAAAAGsDAABAAABrQwEAAAAAa4MAgAAAAGvDAABAAABsAwAAQAAAQEIAADqAQAgB4kKAAEAAAGoDAIAAAABrAwAAQAAAa0MBAAAAAGuDAIAAAABrwwAAQAAAbAMAAEAAAEBCAAA7AEAMAEIAADsAQAwB4kKAAG2FAAhqAwCAM0RACGsDAABthQAIa0MBADnEQAhrgwCAM0RACGvDAABthQAIbAMAAG3FAAhAgAAAOIBACAIAADvAQAgB4kKAAG2FAAhqAwCAM0RACGsDAABthQAIa0MBADnEQAhrgwCAM0RACGvDAABthQAIbAMAAG3FAAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA2BYAIBYAANsWACAXAADaFgAgOAAA2RYAIDkAANwWACCwDAAA0xEAIArFCQAAoREAMMYJAAD4AQAQxwkAAKERADCJCgABlhAAIagMAgDoDgAhrAwAAZYQACGtDAQAjA8AIa4MAgDoDgAhrwwAAZYQACGwDAABlxAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCcUJAACfEQAwxgkAAP4BABDHCQAAnxEAMKgKBACkDwAh7ApAAPUOACGoDAIA8w4AIakMAgDzDgAhqgwEAKQPACGrDAAAoBEAIAEAAAD7AQAgAQAAAPsBACAIxQkAAJ8RADDGCQAA_gEAEMcJAACfEQAwqAoEAKQPACHsCkAA9Q4AIagMAgDzDgAhqQwCAPMOACGqDAQApA8AIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFqAoEAAAAAewKQAAAAAGoDAIAAAABqQwCAAAAAaoMBAAAAAEBCAAAgwIAIAWoCgQAAAAB7ApAAAAAAagMAgAAAAGpDAIAAAABqgwEAAAAAQEIAACFAgAwAQgAAIUCADAFqAoEAOcRACHsCkAAzxEAIagMAgDNEQAhqQwCAM0RACGqDAQA5xEAIQIAAAD7AQAgCAAAiAIAIAWoCgQA5xEAIewKQADPEQAhqAwCAM0RACGpDAIAzREAIaoMBADnEQAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA0xYAIBYAANYWACAXAADVFgAgOAAA1BYAIDkAANcWACAIxQkAAJ4RADDGCQAAkQIAEMcJAACeEQAwqAoEAIwPACHsCkAA6g4AIagMAgDoDgAhqQwCAOgOACGqDAQAjA8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEsUJAACdEQAwxgkAAJcCABDHCQAAnREAMN8KQAD1DgAh4goBAPQOACGbDAEAAAABnAwCAPMOACGdDAAAvg8AIJ4MAQD0DgAhnwwAAL4PACCgDAEA9A4AIaEMIACvDwAhogwCAPMOACGjDAEA9A4AIaQMAQD0DgAhpQwBAPQOACGmDAABoBAAIacMAQD0DgAhAQAAAJQCACABAAAAlAIAIBLFCQAAnREAMMYJAACXAgAQxwkAAJ0RADDfCkAA9Q4AIeIKAQD0DgAhmwwBAPQOACGcDAIA8w4AIZ0MAAC-DwAgngwBAPQOACGfDAAAvg8AIKAMAQD0DgAhoQwgAK8PACGiDAIA8w4AIaMMAQD0DgAhpAwBAPQOACGlDAEA9A4AIaYMAAGgEAAhpwwBAPQOACEBpgwAANMRACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAP3wpAAAAAAeIKAQAAAAGbDAEAAAABnAwCAAAAAZ0MgAAAAAGeDAEAAAABnwyAAAAAAaAMAQAAAAGhDCAAAAABogwCAAAAAaMMAQAAAAGkDAEAAAABpQwBAAAAAaYMAAEAAAGnDAEAAAABAQgAAJwCACAP3wpAAAAAAeIKAQAAAAGbDAEAAAABnAwCAAAAAZ0MgAAAAAGeDAEAAAABnwyAAAAAAaAMAQAAAAGhDCAAAAABogwCAAAAAaMMAQAAAAGkDAEAAAABpQwBAAAAAaYMAAEAAAGnDAEAAAABAQgAAJ4CADABCAAAngIAMA_fCkAAzxEAIeIKAQDOEQAhmwwBAM4RACGcDAIAzREAIZ0MgAAAAAGeDAEAzhEAIZ8MgAAAAAGgDAEAzhEAIaEMIADxEQAhogwCAM0RACGjDAEAzhEAIaQMAQDOEQAhpQwBAM4RACGmDAABtxQAIacMAQDOEQAhAgAAAJQCACAIAAChAgAgD98KQADPEQAh4goBAM4RACGbDAEAzhEAIZwMAgDNEQAhnQyAAAAAAZ4MAQDOEQAhnwyAAAAAAaAMAQDOEQAhoQwgAPERACGiDAIAzREAIaMMAQDOEQAhpAwBAM4RACGlDAEAzhEAIaYMAAG3FAAhpwwBAM4RACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADOFgAgFgAA0RYAIBcAANAWACA4AADPFgAgOQAA0hYAIKYMAADTEQAgEsUJAACcEQAwxgkAAKoCABDHCQAAnBEAMN8KQADqDgAh4goBAOkOACGbDAEA6Q4AIZwMAgDoDgAhnQwAALgPACCeDAEA6Q4AIZ8MAAC4DwAgoAwBAOkOACGhDCAAmA8AIaIMAgDoDgAhowwBAOkOACGkDAEA6Q4AIaUMAQDpDgAhpgwAAZcQACGnDAEA6Q4AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFsUJAACYEQAwxgkAALACABDHCQAAmBEAMMgJBAAAAAHfCQAAmhGUDCLjCQIA8w4AIf8JAACZEZMMIoAKAQD0DgAhigoBAAAAAbwKAQD_DgAhvQpAAIkPACHXCgQApA8AIeAKAQD0DgAhvgsBAAAAAb8LQAD1DgAhlAwCAPMOACGVDEAAiQ8AIZYMAgCsDwAhlwxAAIkPACGYDEAAiQ8AIZkMQACJDwAhmgwAAJsRACABAAAArQIAIAEAAACtAgAgFcUJAACYEQAwxgkAALACABDHCQAAmBEAMMgJBACkDwAh3wkAAJoRlAwi4wkCAPMOACH_CQAAmRGTDCKACgEA9A4AIYoKAQD0DgAhvAoBAP8OACG9CkAAiQ8AIdcKBACkDwAh4AoBAPQOACG-CwEA_w4AIb8LQAD1DgAhlAwCAPMOACGVDEAAiQ8AIZYMAgCsDwAhlwxAAIkPACGYDEAAiQ8AIZkMQACJDwAhCLwKAADTEQAgvQoAANMRACC-CwAA0xEAIJUMAADTEQAglgwAANMRACCXDAAA0xEAIJgMAADTEQAgmQwAANMRACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASyAkEAAAAAd8JAAAAlAwC4wkCAAAAAf8JAAAAkwwCgAoBAAAAAYoKAQAAAAG8CgEAAAABvQpAAAAAAdcKBAAAAAHgCgEAAAABvgsBAAAAAb8LQAAAAAGUDAIAAAABlQxAAAAAAZYMAgAAAAGXDEAAAAABmAxAAAAAAZkMQAAAAAEBCAAAtQIAIBLICQQAAAAB3wkAAACUDALjCQIAAAAB_wkAAACTDAKACgEAAAABigoBAAAAAbwKAQAAAAG9CkAAAAAB1woEAAAAAeAKAQAAAAG-CwEAAAABvwtAAAAAAZQMAgAAAAGVDEAAAAABlgwCAAAAAZcMQAAAAAGYDEAAAAABmQxAAAAAAQEIAAC3AgAwAQgAALcCADASyAkEAOcRACHfCQAAzRaUDCLjCQIAzREAIf8JAADMFpMMIoAKAQDOEQAhigoBAM4RACG8CgEA1xEAIb0KQADeEQAh1woEAOcRACHgCgEAzhEAIb4LAQDXEQAhvwtAAM8RACGUDAIAzREAIZUMQADeEQAhlgwCAOgRACGXDEAA3hEAIZgMQADeEQAhmQxAAN4RACECAAAArQIAIAgAALoCACASyAkEAOcRACHfCQAAzRaUDCLjCQIAzREAIf8JAADMFpMMIoAKAQDOEQAhigoBAM4RACG8CgEA1xEAIb0KQADeEQAh1woEAOcRACHgCgEAzhEAIb4LAQDXEQAhvwtAAM8RACGUDAIAzREAIZUMQADeEQAhlgwCAOgRACGXDEAA3hEAIZgMQADeEQAhmQxAAN4RACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADHFgAgFgAAyhYAIBcAAMkWACA4AADIFgAgOQAAyxYAILwKAADTEQAgvQoAANMRACC-CwAA0xEAIJUMAADTEQAglgwAANMRACCXDAAA0xEAIJgMAADTEQAgmQwAANMRACAVxQkAAJERADDGCQAAwwIAEMcJAACREQAwyAkEAIwPACHfCQAAkxGUDCLjCQIA6A4AIf8JAACSEZMMIoAKAQDpDgAhigoBAOkOACG8CgEA-g4AIb0KQACCDwAh1woEAIwPACHgCgEA6Q4AIb4LAQD6DgAhvwtAAOoOACGUDAIA6A4AIZUMQACCDwAhlgwCAI4PACGXDEAAgg8AIZgMQACCDwAhmQxAAIIPACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAAjhEAIMUJAACMEQAwxgkAAM4CABDHCQAAjBEAMMsJQAD1DgAh2QlAAIkPACHfCQAAjRGJDCKiCgQApA8AIdsKAQD0DgAh4goBAAAAAbkLAgDzDgAhiQxAAIkPACGKDAEA_w4AIYsMQACJDwAhjAxAAIkPACGNDEAAiQ8AIY4MAgDzDgAhjwxAAIkPACGQDEAAiQ8AIZEMQACJDwAhAQAAAMYCACAK3AEAAJARACDFCQAAjxEAMMYJAADIAgAQxwkAAI8RADDICQQApA8AIeAKAQD0DgAh4goBAPQOACG2CwEA9A4AIbcLAQD0DgAhuAsCAPMOACEB3AEAAMYWACAK3AEAAJARACDFCQAAjxEAMMYJAADIAgAQxwkAAI8RADDICQQAAAAB4AoBAPQOACHiCgEA9A4AIbYLAQD0DgAhtwsBAPQOACG4CwIA8w4AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAACOEQAgxQkAAIwRADDGCQAAzgIAEMcJAACMEQAwywlAAPUOACHZCUAAiQ8AId8JAACNEYkMIqIKBACkDwAh2woBAPQOACHiCgEA9A4AIbkLAgDzDgAhiQxAAIkPACGKDAEA_w4AIYsMQACJDwAhjAxAAIkPACGNDEAAiQ8AIY4MAgDzDgAhjwxAAIkPACGQDEAAiQ8AIZEMQACJDwAhCt0BAADFFgAg2QkAANMRACCJDAAA0xEAIIoMAADTEQAgiwwAANMRACCMDAAA0xEAII0MAADTEQAgjwwAANMRACCQDAAA0xEAIJEMAADTEQAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADEFgAgywlAAAAAAdkJQAAAAAHfCQAAAIkMAqIKBAAAAAHbCgEAAAAB4goBAAAAAbkLAgAAAAGJDEAAAAABigwBAAAAAYsMQAAAAAGMDEAAAAABjQxAAAAAAY4MAgAAAAGPDEAAAAABkAxAAAAAAZEMQAAAAAEBCAAA0wIAIBDLCUAAAAAB2QlAAAAAAd8JAAAAiQwCogoEAAAAAdsKAQAAAAHiCgEAAAABuQsCAAAAAYkMQAAAAAGKDAEAAAABiwxAAAAAAYwMQAAAAAGNDEAAAAABjgwCAAAAAY8MQAAAAAGQDEAAAAABkQxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAALcWACDLCUAAzxEAIdkJQADeEQAh3wkAALYWiQwiogoEAOcRACHbCgEAzhEAIeIKAQDOEQAhuQsCAM0RACGJDEAA3hEAIYoMAQDXEQAhiwxAAN4RACGMDEAA3hEAIY0MQADeEQAhjgwCAM0RACGPDEAA3hEAIZAMQADeEQAhkQxAAN4RACECAAAAxgIAIAgAANgCACAQywlAAM8RACHZCUAA3hEAId8JAAC2FokMIqIKBADnEQAh2woBAM4RACHiCgEAzhEAIbkLAgDNEQAhiQxAAN4RACGKDAEA1xEAIYsMQADeEQAhjAxAAN4RACGNDEAA3hEAIY4MAgDNEQAhjwxAAN4RACGQDEAA3hEAIZEMQADeEQAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAsRYAIBYAALQWACAXAACzFgAgOAAAshYAIDkAALUWACDZCQAA0xEAIIkMAADTEQAgigwAANMRACCLDAAA0xEAIIwMAADTEQAgjQwAANMRACCPDAAA0xEAIJAMAADTEQAgkQwAANMRACATxQkAAIgRADDGCQAA4QIAEMcJAACIEQAwywlAAOoOACHZCUAAgg8AId8JAACJEYkMIqIKBACMDwAh2woBAOkOACHiCgEA6Q4AIbkLAgDoDgAhiQxAAIIPACGKDAEA-g4AIYsMQACCDwAhjAxAAIIPACGNDEAAgg8AIY4MAgDoDgAhjwxAAIIPACGQDEAAgg8AIZEMQACCDwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACwFgAgyAkEAAAAAeAKAQAAAAHiCgEAAAABtgsBAAAAAbcLAQAAAAG4CwIAAAABAQgAAOkCACAGyAkEAAAAAeAKAQAAAAHiCgEAAAABtgsBAAAAAbcLAQAAAAG4CwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAArxYAIMgJBADnEQAh4AoBAM4RACHiCgEAzhEAIbYLAQDOEQAhtwsBAM4RACG4CwIAzREAIQIAAADKAgAgCAAA7gIAIAbICQQA5xEAIeAKAQDOEQAh4goBAM4RACG2CwEAzhEAIbcLAQDOEQAhuAsCAM0RACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACqFgAgFgAArRYAIBcAAKwWACA4AACrFgAgOQAArhYAIAnFCQAAhxEAMMYJAAD3AgAQxwkAAIcRADDICQQAjA8AIeAKAQDpDgAh4goBAOkOACG2CwEA6Q4AIbcLAQDpDgAhuAsCAOgOACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBDFCQAAhhEAMMYJAAD9AgAQxwkAAIYRADDLCUAA9Q4AId8JAQD_DgAhgAoBAAAAAb8KQAD1DgAh_AsBAPQOACGADAEA9A4AIYEMAQD0DgAhggwBAPQOACGDDAEA_w4AIYQMAQD0DgAhhQwBAPQOACGGDAEA9A4AIYcMQACJDwAhAQAAAPoCACABAAAA-gIAIBDFCQAAhhEAMMYJAAD9AgAQxwkAAIYRADDLCUAA9Q4AId8JAQD_DgAhgAoBAPQOACG_CkAA9Q4AIfwLAQD0DgAhgAwBAPQOACGBDAEA9A4AIYIMAQD0DgAhgwwBAP8OACGEDAEA9A4AIYUMAQD0DgAhhgwBAPQOACGHDEAAiQ8AIQPfCQAA0xEAIIMMAADTEQAghwwAANMRACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANywlAAAAAAd8JAQAAAAGACgEAAAABvwpAAAAAAfwLAQAAAAGADAEAAAABgQwBAAAAAYIMAQAAAAGDDAEAAAABhAwBAAAAAYUMAQAAAAGGDAEAAAABhwxAAAAAAQEIAACCAwAgDcsJQAAAAAHfCQEAAAABgAoBAAAAAb8KQAAAAAH8CwEAAAABgAwBAAAAAYEMAQAAAAGCDAEAAAABgwwBAAAAAYQMAQAAAAGFDAEAAAABhgwBAAAAAYcMQAAAAAEBCAAAhAMAMAEIAACEAwAwDcsJQADPEQAh3wkBANcRACGACgEAzhEAIb8KQADPEQAh_AsBAM4RACGADAEAzhEAIYEMAQDOEQAhggwBAM4RACGDDAEA1xEAIYQMAQDOEQAhhQwBAM4RACGGDAEAzhEAIYcMQADeEQAhAgAAAPoCACAIAACHAwAgDcsJQADPEQAh3wkBANcRACGACgEAzhEAIb8KQADPEQAh_AsBAM4RACGADAEAzhEAIYEMAQDOEQAhggwBAM4RACGDDAEA1xEAIYQMAQDOEQAhhQwBAM4RACGGDAEAzhEAIYcMQADeEQAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAApxYAIBYAAKkWACAXAACoFgAg3wkAANMRACCDDAAA0xEAIIcMAADTEQAgEMUJAACFEQAwxgkAAJADABDHCQAAhREAMMsJQADqDgAh3wkBAPoOACGACgEA6Q4AIb8KQADqDgAh_AsBAOkOACGADAEA6Q4AIYEMAQDpDgAhggwBAOkOACGDDAEA-g4AIYQMAQDpDgAhhQwBAOkOACGGDAEA6Q4AIYcMQACCDwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMxQkAAIQRADDGCQAAlgMAEMcJAACEEQAwyAkEAAAAAdkJQAD1DgAhgAoBAPQOACGsCkAA9Q4AIcULQACJDwAh_AsBAPQOACH9CwABnxAAIf4LAAGfEAAh_wsCAPMOACEBAAAAkwMAIAEAAACTAwAgDMUJAACEEQAwxgkAAJYDABDHCQAAhBEAMMgJBACkDwAh2QlAAPUOACGACgEA9A4AIawKQAD1DgAhxQtAAIkPACH8CwEA9A4AIf0LAAGfEAAh_gsAAZ8QACH_CwIA8w4AIQHFCwAA0xEAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAnICQQAAAAB2QlAAAAAAYAKAQAAAAGsCkAAAAABxQtAAAAAAfwLAQAAAAH9CwABAAAB_gsAAQAAAf8LAgAAAAEBCAAAmwMAIAnICQQAAAAB2QlAAAAAAYAKAQAAAAGsCkAAAAABxQtAAAAAAfwLAQAAAAH9CwABAAAB_gsAAQAAAf8LAgAAAAEBCAAAnQMAMAEIAACdAwAwCcgJBADnEQAh2QlAAM8RACGACgEAzhEAIawKQADPEQAhxQtAAN4RACH8CwEAzhEAIf0LAAG2FAAh_gsAAbYUACH_CwIAzREAIQIAAACTAwAgCAAAoAMAIAnICQQA5xEAIdkJQADPEQAhgAoBAM4RACGsCkAAzxEAIcULQADeEQAh_AsBAM4RACH9CwABthQAIf4LAAG2FAAh_wsCAM0RACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACiFgAgFgAApRYAIBcAAKQWACA4AACjFgAgOQAAphYAIMULAADTEQAgDMUJAACDEQAwxgkAAKkDABDHCQAAgxEAMMgJBACMDwAh2QlAAOoOACGACgEA6Q4AIawKQADqDgAhxQtAAIIPACH8CwEA6Q4AIf0LAAGWEAAh_gsAAZYQACH_CwIA6A4AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFMUJAACCEQAwxgkAAK8DABDHCQAAghEAMNAKQAD1DgAhyAsBAP8OACHKCwEA9A4AIcsLAAGfEAAhzQsBAAAAAc4LAQD_DgAhzwsBAP8OACHuCwEA9A4AIe8LAQD0DgAh9AsBAPQOACH1CwEA_w4AIfYLAQD_DgAh9wsBAP8OACH4CwAA2RAAIPkLAADZEAAg-gsgAK8PACH7C0AAiQ8AIQEAAACsAwAgAQAAAKwDACAUxQkAAIIRADDGCQAArwMAEMcJAACCEQAw0ApAAPUOACHICwEA_w4AIcoLAQD0DgAhywsAAZ8QACHNCwEA9A4AIc4LAQD_DgAhzwsBAP8OACHuCwEA9A4AIe8LAQD0DgAh9AsBAPQOACH1CwEA_w4AIfYLAQD_DgAh9wsBAP8OACH4CwAA2RAAIPkLAADZEAAg-gsgAK8PACH7C0AAiQ8AIQfICwAA0xEAIM4LAADTEQAgzwsAANMRACD1CwAA0xEAIPYLAADTEQAg9wsAANMRACD7CwAA0xEAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHQCkAAzxEAIcgLAQDXEQAhygsBAM4RACHLCwABthQAIc0LAQDOEQAhzgsBANcRACHPCwEA1xEAIe4LAQDOEQAh7wsBAM4RACH0CwEAzhEAIfULAQDXEQAh9gsBANcRACH3CwEA1xEAIfgLAACgFgAg-QsAAKEWACD6CyAA8REAIfsLQADeEQAhAgAAAKwDACAIAAC0AwAgEdAKQADPEQAhyAsBANcRACHKCwEAzhEAIcsLAAG2FAAhzQsBAM4RACHOCwEA1xEAIc8LAQDXEQAh7gsBAM4RACHvCwEAzhEAIfQLAQDOEQAh9QsBANcRACH2CwEA1xEAIfcLAQDXEQAh-AsAAKAWACD5CwAAoRYAIPoLIADxEQAh-wtAAN4RACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAJ0WACAWAACfFgAgFwAAnhYAIMgLAADTEQAgzgsAANMRACDPCwAA0xEAIPULAADTEQAg9gsAANMRACD3CwAA0xEAIPsLAADTEQAgFMUJAACBEQAwxgkAALwDABDHCQAAgREAMNAKQADqDgAhyAsBAPoOACHKCwEA6Q4AIcsLAAGWEAAhzQsBAOkOACHOCwEA-g4AIc8LAQD6DgAh7gsBAOkOACHvCwEA6Q4AIfQLAQDpDgAh9QsBAPoOACH2CwEA-g4AIfcLAQD6DgAh-AsAANkQACD5CwAA2RAAIPoLIACYDwAh-wtAAIIPACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBHFCQAA_RAAMMYJAADCAwAQxwkAAP0QADD2CgIA8w4AIc0LAQD0DgAhzgsBAP8OACHoCwEA9A4AIekLAgDzDgAh6wsAAP4Q6wsi7AsCAKwPACHtCwEA_w4AIe4LAQD_DgAh7wsBAP8OACHwCwAAqw8AIPELAgDzDgAh8gsAAP8QACDzCwAAgBEAIAEAAAC_AwAgAQAAAL8DACAPxQkAAP0QADDGCQAAwgMAEMcJAAD9EAAw9goCAPMOACHNCwEA9A4AIc4LAQD_DgAh6AsBAPQOACHpCwIA8w4AIesLAAD-EOsLIuwLAgCsDwAh7QsBAP8OACHuCwEA_w4AIe8LAQD_DgAh8AsAAKsPACDxCwIA8w4AIQbOCwAA0xEAIOwLAADTEQAg7QsAANMRACDuCwAA0xEAIO8LAADTEQAg8AsAANMRACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM9goCAAAAAc0LAQAAAAHOCwEAAAAB6AsBAAAAAekLAgAAAAHrCwAAAOsLAuwLAgAAAAHtCwEAAAAB7gsBAAAAAe8LAQAAAAHwC4AAAAAB8QsCAAAAAQEIAADHAwAgDPYKAgAAAAHNCwEAAAABzgsBAAAAAegLAQAAAAHpCwIAAAAB6wsAAADrCwLsCwIAAAAB7QsBAAAAAe4LAQAAAAHvCwEAAAAB8AuAAAAAAfELAgAAAAEBCAAAyQMAMAEIAADJAwAwDPYKAgDNEQAhzQsBAM4RACHOCwEA1xEAIegLAQDOEQAh6QsCAM0RACHrCwAAnBbrCyLsCwIA6BEAIe0LAQDXEQAh7gsBANcRACHvCwEA1xEAIfALgAAAAAHxCwIAzREAIQIAAAC_AwAgCAAAzAMAIAz2CgIAzREAIc0LAQDOEQAhzgsBANcRACHoCwEAzhEAIekLAgDNEQAh6wsAAJwW6wsi7AsCAOgRACHtCwEA1xEAIe4LAQDXEQAh7wsBANcRACHwC4AAAAAB8QsCAM0RACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACXFgAgFgAAmhYAIBcAAJkWACA4AACYFgAgOQAAmxYAIM4LAADTEQAg7AsAANMRACDtCwAA0xEAIO4LAADTEQAg7wsAANMRACDwCwAA0xEAIA_FCQAA-RAAMMYJAADVAwAQxwkAAPkQADD2CgIA6A4AIc0LAQDpDgAhzgsBAPoOACHoCwEA6Q4AIekLAgDoDgAh6wsAAPoQ6wsi7AsCAI4PACHtCwEA-g4AIe4LAQD6DgAh7wsBAPoOACHwCwAAjQ8AIPELAgDoDgAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKuwIAAO8QACC-AgAA8BAAIMUJAADuEAAwxgkAAOIDABDHCQAA7hAAMMgJAQAAAAHLCUAA9Q4AIeIKAQD0DgAh3gsBAPQOACHlCwEAAAABAQAAANgDACAIugIAAPgQACDFCQAA9hAAMMYJAADaAwAQxwkAAPYQADDLCUAA9Q4AIYAKAQD0DgAhogsBALQPACHkCwAA9xDkCyIBugIAAJUWACAJugIAAPgQACDFCQAA9hAAMMYJAADaAwAQxwkAAPYQADDLCUAA9Q4AIYAKAQD0DgAhogsBALQPACHkCwAA9xDkCyLnCwAA9RAAIAMAAADaAwAgAwAA2wMAMAQAANwDACARugIAAPMQACC9AgAA9BAAIMUJAADxEAAwxgkAAN4DABDHCQAA8RAAMMgJAQC0DwAhywlAAPUOACHZCUAAiQ8AIeAJAQD_DgAhjAsAAPIQ4AsiogsBAKEQACHcCwQApA8AId0LAQD0DgAh3gsBAPQOACHgCwQApA8AIeELBACkDwAh4gtAAIkPACEGugIAAJUWACC9AgAAlhYAINkJAADTEQAg4AkAANMRACCiCwAA0xEAIOILAADTEQAgEboCAADzEAAgvQIAAPQQACDFCQAA8RAAMMYJAADeAwAQxwkAAPEQADDICQEAAAABywlAAPUOACHZCUAAiQ8AIeAJAQD_DgAhjAsAAPIQ4AsiogsBAKEQACHcCwQApA8AId0LAQAAAAHeCwEA9A4AIeALBACkDwAh4QsEAKQPACHiC0AAiQ8AIQMAAADeAwAgAwAA3wMAMAQAAOADACAKuwIAAO8QACC-AgAA8BAAIMUJAADuEAAwxgkAAOIDABDHCQAA7hAAMMgJAQC0DwAhywlAAPUOACHiCgEA9A4AId4LAQD0DgAh5QsBAPQOACEBAAAA4gMAIAm8AgAA7RAAIMUJAADsEAAwxgkAAOQDABDHCQAA7BAAMMgJAQC0DwAhywlAAPUOACGACgEA9A4AIdsLAQC0DwAh3AsEAKQPACEBvAIAAJQWACAKvAIAAO0QACDFCQAA7BAAMMYJAADkAwAQxwkAAOwQADDICQEAAAABywlAAPUOACGACgEA9A4AIdsLAQC0DwAh3AsEAKQPACHmCwAA6xAAIAMAAADkAwAgAwAA5QMAMAQAAOYDACABAAAA5AMAIAEAAADaAwAgAQAAAN4DACABAAAA2AMAIAK7AgAAkhYAIL4CAACTFgAgAwAAAOIDACADAADsAwAwBAAA2AMAIAMAAADiAwAgAwAA7AMAMAQAANgDACADAAAA4gMAIAMAAOwDADAEAADYAwAgB7sCAACQFgAgvgIAAJEWACDICQEAAAABywlAAAAAAeIKAQAAAAHeCwEAAAAB5QsBAAAAAQEIAADwAwAgBcgJAQAAAAHLCUAAAAAB4goBAAAAAd4LAQAAAAHlCwEAAAABAQgAAPIDADABCAAA8gMAMAe7AgAA9hUAIL4CAAD3FQAgyAkBAM4RACHLCUAAzxEAIeIKAQDOEQAh3gsBAM4RACHlCwEAzhEAIQIAAADYAwAgCAAA9QMAIAXICQEAzhEAIcsJQADPEQAh4goBAM4RACHeCwEAzhEAIeULAQDOEQAhAgAAAOIDACAIAAD3AwAgAgAAAOIDACAIAAD3AwAgAwAAANgDACAPAADwAwAgEAAA9QMAIAEAAADYAwAgAQAAAOIDACADFQAA8xUAIBYAAPUVACAXAAD0FQAgCMUJAADqEAAwxgkAAP4DABDHCQAA6hAAMMgJAQCxDwAhywlAAOoOACHiCgEA6Q4AId4LAQDpDgAh5QsBAOkOACEDAAAA4gMAIAMAAP0DADAUAAD-AwAgAwAAAOIDACADAADsAwAwBAAA2AMAIAEAAADcAwAgAQAAANwDACADAAAA2gMAIAMAANsDADAEAADcAwAgAwAAANoDACADAADbAwAwBAAA3AMAIAMAAADaAwAgAwAA2wMAMAQAANwDACAFugIAAPIVACDLCUAAAAABgAoBAAAAAaILAQAAAAHkCwAAAOQLAgEIAACGBAAgBMsJQAAAAAGACgEAAAABogsBAAAAAeQLAAAA5AsCAQgAAIgEADABCAAAiAQAMAW6AgAA8RUAIMsJQADPEQAhgAoBAM4RACGiCwEAzhEAIeQLAADwFeQLIgIAAADcAwAgCAAAiwQAIATLCUAAzxEAIYAKAQDOEQAhogsBAM4RACHkCwAA8BXkCyICAAAA2gMAIAgAAI0EACACAAAA2gMAIAgAAI0EACADAAAA3AMAIA8AAIYEACAQAACLBAAgAQAAANwDACABAAAA2gMAIAMVAADtFQAgFgAA7xUAIBcAAO4VACAHxQkAAOYQADDGCQAAlAQAEMcJAADmEAAwywlAAOoOACGACgEA6Q4AIaILAQCxDwAh5AsAAOcQ5AsiAwAAANoDACADAACTBAAwFAAAlAQAIAMAAADaAwAgAwAA2wMAMAQAANwDACABAAAA4AMAIAEAAADgAwAgAwAAAN4DACADAADfAwAwBAAA4AMAIAMAAADeAwAgAwAA3wMAMAQAAOADACADAAAA3gMAIAMAAN8DADAEAADgAwAgDroCAADrFQAgvQIAAOwVACDICQEAAAABywlAAAAAAdkJQAAAAAHgCQEAAAABjAsAAADgCwKiCwEAAAAB3AsEAAAAAd0LAQAAAAHeCwEAAAAB4AsEAAAAAeELBAAAAAHiC0AAAAABAQgAAJwEACAMyAkBAAAAAcsJQAAAAAHZCUAAAAAB4AkBAAAAAYwLAAAA4AsCogsBAAAAAdwLBAAAAAHdCwEAAAAB3gsBAAAAAeALBAAAAAHhCwQAAAAB4gtAAAAAAQEIAACeBAAwAQgAAJ4EADABAAAA4gMAIA66AgAA3RUAIL0CAADeFQAgyAkBAM4RACHLCUAAzxEAIdkJQADeEQAh4AkBANcRACGMCwAA3BXgCyKiCwEA1xEAIdwLBADnEQAh3QsBAM4RACHeCwEAzhEAIeALBADnEQAh4QsEAOcRACHiC0AA3hEAIQIAAADgAwAgCAAAogQAIAzICQEAzhEAIcsJQADPEQAh2QlAAN4RACHgCQEA1xEAIYwLAADcFeALIqILAQDXEQAh3AsEAOcRACHdCwEAzhEAId4LAQDOEQAh4AsEAOcRACHhCwQA5xEAIeILQADeEQAhAgAAAN4DACAIAACkBAAgAgAAAN4DACAIAACkBAAgAQAAAOIDACADAAAA4AMAIA8AAJwEACAQAACiBAAgAQAAAOADACABAAAA3gMAIAkVAADXFQAgFgAA2hUAIBcAANkVACA4AADYFQAgOQAA2xUAINkJAADTEQAg4AkAANMRACCiCwAA0xEAIOILAADTEQAgD8UJAADiEAAwxgkAAKwEABDHCQAA4hAAMMgJAQCxDwAhywlAAOoOACHZCUAAgg8AIeAJAQD6DgAhjAsAAOMQ4AsiogsBAJgQACHcCwQAjA8AId0LAQDpDgAh3gsBAOkOACHgCwQAjA8AIeELBACMDwAh4gtAAIIPACEDAAAA3gMAIAMAAKsEADAUAACsBAAgAwAAAN4DACADAADfAwAwBAAA4AMAIAEAAADmAwAgAQAAAOYDACADAAAA5AMAIAMAAOUDADAEAADmAwAgAwAAAOQDACADAADlAwAwBAAA5gMAIAMAAADkAwAgAwAA5QMAMAQAAOYDACAGvAIAANYVACDICQEAAAABywlAAAAAAYAKAQAAAAHbCwEAAAAB3AsEAAAAAQEIAAC0BAAgBcgJAQAAAAHLCUAAAAABgAoBAAAAAdsLAQAAAAHcCwQAAAABAQgAALYEADABCAAAtgQAMAa8AgAA1RUAIMgJAQDOEQAhywlAAM8RACGACgEAzhEAIdsLAQDOEQAh3AsEAOcRACECAAAA5gMAIAgAALkEACAFyAkBAM4RACHLCUAAzxEAIYAKAQDOEQAh2wsBAM4RACHcCwQA5xEAIQIAAADkAwAgCAAAuwQAIAIAAADkAwAgCAAAuwQAIAMAAADmAwAgDwAAtAQAIBAAALkEACABAAAA5gMAIAEAAADkAwAgBRUAANAVACAWAADTFQAgFwAA0hUAIDgAANEVACA5AADUFQAgCMUJAADhEAAwxgkAAMIEABDHCQAA4RAAMMgJAQCxDwAhywlAAOoOACGACgEA6Q4AIdsLAQCxDwAh3AsEAIwPACEDAAAA5AMAIAMAAMEEADAUAADCBAAgAwAAAOQDACADAADlAwAwBAAA5gMAIAfFCQAA4BAAMMYJAADIBAAQxwkAAOAQADDNCwEAAAAB2AtAAPUOACHZC0AAiQ8AIdoLAQD_DgAhAQAAAMUEACABAAAAxQQAIAfFCQAA4BAAMMYJAADIBAAQxwkAAOAQADDNCwEA9A4AIdgLQAD1DgAh2QtAAIkPACHaCwEA_w4AIQLZCwAA0xEAINoLAADTEQAgAwAAAMgEACADAADJBAAwBAAAxQQAIAMAAADIBAAgAwAAyQQAMAQAAMUEACADAAAAyAQAIAMAAMkEADAEAADFBAAgBM0LAQAAAAHYC0AAAAAB2QtAAAAAAdoLAQAAAAEBCAAAzQQAIATNCwEAAAAB2AtAAAAAAdkLQAAAAAHaCwEAAAABAQgAAM8EADABCAAAzwQAMATNCwEAzhEAIdgLQADPEQAh2QtAAN4RACHaCwEA1xEAIQIAAADFBAAgCAAA0gQAIATNCwEAzhEAIdgLQADPEQAh2QtAAN4RACHaCwEA1xEAIQIAAADIBAAgCAAA1AQAIAIAAADIBAAgCAAA1AQAIAMAAADFBAAgDwAAzQQAIBAAANIEACABAAAAxQQAIAEAAADIBAAgBRUAAM0VACAWAADPFQAgFwAAzhUAINkLAADTEQAg2gsAANMRACAHxQkAAN8QADDGCQAA2wQAEMcJAADfEAAwzQsBAOkOACHYC0AA6g4AIdkLQACCDwAh2gsBAPoOACEDAAAAyAQAIAMAANoEADAUAADbBAAgAwAAAMgEACADAADJBAAwBAAAxQQAIA6QAwAA2xAAIMUJAADaEAAwxgkAAOYEABDHCQAA2hAAMMgJAgAAAAHICwEA9A4AIcwLAQD0DgAhzQsBAAAAAc4LAQD0DgAhzwsBAPQOACHQCwEA_w4AIdELAQD_DgAh0gsAANkQACDTCyAArw8AIQEAAADeBAAgD48DAADeEAAgxQkAAN0QADDGCQAA4AQAEMcJAADdEAAwyAkCAPMOACGyCgEA_w4AIYILAQD0DgAhmgsBAPQOACHECwABnxAAIcYLAgDzDgAhxwsBAPQOACHICwEA9A4AIckLAQD_DgAhygsBAP8OACHLCwABoBAAIQWPAwAAzBUAILIKAADTEQAgyQsAANMRACDKCwAA0xEAIMsLAADTEQAgEI8DAADeEAAgxQkAAN0QADDGCQAA4AQAEMcJAADdEAAwyAkCAAAAAbIKAQD_DgAhggsBAPQOACGaCwEA9A4AIcQLAAGfEAAhxgsCAPMOACHHCwEA9A4AIcgLAQD0DgAhyQsBAP8OACHKCwEA_w4AIcsLAAGgEAAh1wsAANwQACADAAAA4AQAIAMAAOEEADAEAADiBAAgAQAAAOAEACABAAAA3gQAIA6QAwAA2xAAIMUJAADaEAAwxgkAAOYEABDHCQAA2hAAMMgJAgDzDgAhyAsBAPQOACHMCwEA9A4AIc0LAQD0DgAhzgsBAPQOACHPCwEA9A4AIdALAQD_DgAh0QsBAP8OACHSCwAA2RAAINMLIACvDwAhA5ADAADLFQAg0AsAANMRACDRCwAA0xEAIAMAAADmBAAgAwAA5wQAMAQAAN4EACADAAAA5gQAIAMAAOcEADAEAADeBAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAuQAwAAyhUAIMgJAgAAAAHICwEAAAABzAsBAAAAAc0LAQAAAAHOCwEAAAABzwsBAAAAAdALAQAAAAHRCwEAAAAB0gsAAMkVACDTCyAAAAABAQgAAOsEACAKyAkCAAAAAcgLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELAQAAAAHSCwAAyRUAINMLIAAAAAEBCAAA7QQAMAEIAADtBAAwC5ADAAC8FQAgyAkCAM0RACHICwEAzhEAIcwLAQDOEQAhzQsBAM4RACHOCwEAzhEAIc8LAQDOEQAh0AsBANcRACHRCwEA1xEAIdILAAC7FQAg0wsgAPERACECAAAA3gQAIAgAAPAEACAKyAkCAM0RACHICwEAzhEAIcwLAQDOEQAhzQsBAM4RACHOCwEAzhEAIc8LAQDOEQAh0AsBANcRACHRCwEA1xEAIdILAAC7FQAg0wsgAPERACECAAAA5gQAIAgAAPIEACACAAAA5gQAIAgAAPIEACADAAAA3gQAIA8AAOsEACAQAADwBAAgAQAAAN4EACABAAAA5gQAIAcVAAC2FQAgFgAAuRUAIBcAALgVACA4AAC3FQAgOQAAuhUAINALAADTEQAg0QsAANMRACANxQkAANgQADDGCQAA-QQAEMcJAADYEAAwyAkCAOgOACHICwEA6Q4AIcwLAQDpDgAhzQsBAOkOACHOCwEA6Q4AIc8LAQDpDgAh0AsBAPoOACHRCwEA-g4AIdILAADZEAAg0wsgAJgPACEDAAAA5gQAIAMAAPgEADAUAAD5BAAgAwAAAOYEACADAADnBAAwBAAA3gQAIAEAAADiBAAgAQAAAOIEACADAAAA4AQAIAMAAOEEADAEAADiBAAgAwAAAOAEACADAADhBAAwBAAA4gQAIAMAAADgBAAgAwAA4QQAMAQAAOIEACAMjwMAALUVACDICQIAAAABsgoBAAAAAYILAQAAAAGaCwEAAAABxAsAAQAAAcYLAgAAAAHHCwEAAAAByAsBAAAAAckLAQAAAAHKCwEAAAABywsAAQAAAQEIAACBBQAgC8gJAgAAAAGyCgEAAAABggsBAAAAAZoLAQAAAAHECwABAAABxgsCAAAAAccLAQAAAAHICwEAAAAByQsBAAAAAcoLAQAAAAHLCwABAAABAQgAAIMFADABCAAAgwUAMAyPAwAAtBUAIMgJAgDNEQAhsgoBANcRACGCCwEAzhEAIZoLAQDOEQAhxAsAAbYUACHGCwIAzREAIccLAQDOEQAhyAsBAM4RACHJCwEA1xEAIcoLAQDXEQAhywsAAbcUACECAAAA4gQAIAgAAIYFACALyAkCAM0RACGyCgEA1xEAIYILAQDOEQAhmgsBAM4RACHECwABthQAIcYLAgDNEQAhxwsBAM4RACHICwEAzhEAIckLAQDXEQAhygsBANcRACHLCwABtxQAIQIAAADgBAAgCAAAiAUAIAIAAADgBAAgCAAAiAUAIAMAAADiBAAgDwAAgQUAIBAAAIYFACABAAAA4gQAIAEAAADgBAAgCRUAAK8VACAWAACyFQAgFwAAsRUAIDgAALAVACA5AACzFQAgsgoAANMRACDJCwAA0xEAIMoLAADTEQAgywsAANMRACAOxQkAANcQADDGCQAAjwUAEMcJAADXEAAwyAkCAOgOACGyCgEA-g4AIYILAQDpDgAhmgsBAOkOACHECwABlhAAIcYLAgDoDgAhxwsBAOkOACHICwEA6Q4AIckLAQD6DgAhygsBAPoOACHLCwABlxAAIQMAAADgBAAgAwAAjgUAMBQAAI8FACADAAAA4AQAIAMAAOEEADAEAADiBAAgBdcFBACkDwAhxQkAANYQADDGCQAAlQUAEMcJAADWEAAwyAkCAAAAAQEAAACSBQAgAQAAAJIFACAF1wUEAKQPACHFCQAA1hAAMMYJAACVBQAQxwkAANYQADDICQIA8w4AIQADAAAAlQUAIAMAAJYFADAEAACSBQAgAwAAAJUFACADAACWBQAwBAAAkgUAIAMAAACVBQAgAwAAlgUAMAQAAJIFACAC1wUEAAAAAcgJAgAAAAEBCAAAmgUAIALXBQQAAAAByAkCAAAAAQEIAACcBQAwAQgAAJwFADAC1wUEAOcRACHICQIAzREAIQIAAACSBQAgCAAAnwUAIALXBQQA5xEAIcgJAgDNEQAhAgAAAJUFACAIAAChBQAgAgAAAJUFACAIAAChBQAgAwAAAJIFACAPAACaBQAgEAAAnwUAIAEAAACSBQAgAQAAAJUFACAFFQAAqhUAIBYAAK0VACAXAACsFQAgOAAAqxUAIDkAAK4VACAF1wUEAIwPACHFCQAA1RAAMMYJAACoBQAQxwkAANUQADDICQIA6A4AIQMAAACVBQAgAwAApwUAMBQAAKgFACADAAAAlQUAIAMAAJYFADAEAACSBQAgB8UJAADUEAAwxgkAAK4FABDHCQAA1BAAMNkJQAD1DgAhtQoBAPQOACGOCwEAAAABxQtAAPUOACEBAAAAqwUAIAEAAACrBQAgB8UJAADUEAAwxgkAAK4FABDHCQAA1BAAMNkJQAD1DgAhtQoBAPQOACGOCwEA9A4AIcULQAD1DgAhAAMAAACuBQAgAwAArwUAMAQAAKsFACADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIATZCUAAAAABtQoBAAAAAY4LAQAAAAHFC0AAAAABAQgAALMFACAE2QlAAAAAAbUKAQAAAAGOCwEAAAABxQtAAAAAAQEIAAC1BQAwAQgAALUFADAE2QlAAM8RACG1CgEAzhEAIY4LAQDOEQAhxQtAAM8RACECAAAAqwUAIAgAALgFACAE2QlAAM8RACG1CgEAzhEAIY4LAQDOEQAhxQtAAM8RACECAAAArgUAIAgAALoFACACAAAArgUAIAgAALoFACADAAAAqwUAIA8AALMFACAQAAC4BQAgAQAAAKsFACABAAAArgUAIAMVAACnFQAgFgAAqRUAIBcAAKgVACAHxQkAANMQADDGCQAAwQUAEMcJAADTEAAw2QlAAOoOACG1CgEA6Q4AIY4LAQDpDgAhxQtAAOoOACEDAAAArgUAIAMAAMAFADAUAADBBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAfFCQAA0hAAMMYJAADHBQAQxwkAANIQADDLCUAA9Q4AIdkJQAD1DgAh9wkAAQAAAbUKAQD0DgAhAQAAAMQFACABAAAAxAUAIAfFCQAA0hAAMMYJAADHBQAQxwkAANIQADDLCUAA9Q4AIdkJQAD1DgAh9wkAAZ8QACG1CgEA9A4AIQADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACAEywlAAAAAAdkJQAAAAAH3CQABAAABtQoBAAAAAQEIAADMBQAgBMsJQAAAAAHZCUAAAAAB9wkAAQAAAbUKAQAAAAEBCAAAzgUAMAEIAADOBQAwBMsJQADPEQAh2QlAAM8RACH3CQABthQAIbUKAQDOEQAhAgAAAMQFACAIAADRBQAgBMsJQADPEQAh2QlAAM8RACH3CQABthQAIbUKAQDOEQAhAgAAAMcFACAIAADTBQAgAgAAAMcFACAIAADTBQAgAwAAAMQFACAPAADMBQAgEAAA0QUAIAEAAADEBQAgAQAAAMcFACADFQAApBUAIBYAAKYVACAXAAClFQAgB8UJAADREAAwxgkAANoFABDHCQAA0RAAMMsJQADqDgAh2QlAAOoOACH3CQABlhAAIbUKAQDpDgAhAwAAAMcFACADAADZBQAwFAAA2gUAIAMAAADHBQAgAwAAyAUAMAQAAMQFACARxQkAANAQADDGCQAA4AUAEMcJAADQEAAwyAkBAAAAAcsJQAD1DgAhgAoBAPQOACHACkAAiQ8AIfAKAQD0DgAhggsBAP8OACGICwEA_w4AIZoLAQD0DgAhnAsBAPQOACHACwEA9A4AIcELAAC-DwAgwgsBAPQOACHDCwEA9A4AIcQLAQD_DgAhAQAAAN0FACABAAAA3QUAIBHFCQAA0BAAMMYJAADgBQAQxwkAANAQADDICQEAtA8AIcsJQAD1DgAhgAoBAPQOACHACkAAiQ8AIfAKAQD0DgAhggsBAP8OACGICwEA_w4AIZoLAQD0DgAhnAsBAPQOACHACwEA9A4AIcELAAC-DwAgwgsBAPQOACHDCwEA9A4AIcQLAQD_DgAhBMAKAADTEQAgggsAANMRACCICwAA0xEAIMQLAADTEQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACADAAAA4AUAIAMAAOEFADAEAADdBQAgDsgJAQAAAAHLCUAAAAABgAoBAAAAAcAKQAAAAAHwCgEAAAABggsBAAAAAYgLAQAAAAGaCwEAAAABnAsBAAAAAcALAQAAAAHBC4AAAAABwgsBAAAAAcMLAQAAAAHECwEAAAABAQgAAOUFACAOyAkBAAAAAcsJQAAAAAGACgEAAAABwApAAAAAAfAKAQAAAAGCCwEAAAABiAsBAAAAAZoLAQAAAAGcCwEAAAABwAsBAAAAAcELgAAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAEBCAAA5wUAMAEIAADnBQAwDsgJAQDOEQAhywlAAM8RACGACgEAzhEAIcAKQADeEQAh8AoBAM4RACGCCwEA1xEAIYgLAQDXEQAhmgsBAM4RACGcCwEAzhEAIcALAQDOEQAhwQuAAAAAAcILAQDOEQAhwwsBAM4RACHECwEA1xEAIQIAAADdBQAgCAAA6gUAIA7ICQEAzhEAIcsJQADPEQAhgAoBAM4RACHACkAA3hEAIfAKAQDOEQAhggsBANcRACGICwEA1xEAIZoLAQDOEQAhnAsBAM4RACHACwEAzhEAIcELgAAAAAHCCwEAzhEAIcMLAQDOEQAhxAsBANcRACECAAAA4AUAIAgAAOwFACACAAAA4AUAIAgAAOwFACADAAAA3QUAIA8AAOUFACAQAADqBQAgAQAAAN0FACABAAAA4AUAIAcVAAChFQAgFgAAoxUAIBcAAKIVACDACgAA0xEAIIILAADTEQAgiAsAANMRACDECwAA0xEAIBHFCQAAzxAAMMYJAADzBQAQxwkAAM8QADDICQEAsQ8AIcsJQADqDgAhgAoBAOkOACHACkAAgg8AIfAKAQDpDgAhggsBAPoOACGICwEA-g4AIZoLAQDpDgAhnAsBAOkOACHACwEA6Q4AIcELAAC4DwAgwgsBAOkOACHDCwEA6Q4AIcQLAQD6DgAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAFxQkAAM4QADDGCQAA-QUAEMcJAADOEAAw4goBAAAAAfMKQAD1DgAhAQAAAPYFACABAAAA9gUAIAXFCQAAzhAAMMYJAAD5BQAQxwkAAM4QADDiCgEA9A4AIfMKQAD1DgAhAAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgAwAAAPkFACADAAD6BQAwBAAA9gUAIALiCgEAAAAB8wpAAAAAAQEIAAD-BQAgAuIKAQAAAAHzCkAAAAABAQgAAIAGADABCAAAgAYAMALiCgEAzhEAIfMKQADPEQAhAgAAAPYFACAIAACDBgAgAuIKAQDOEQAh8wpAAM8RACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAMVAACeFQAgFgAAoBUAIBcAAJ8VACAFxQkAAM0QADDGCQAAjAYAEMcJAADNEAAw4goBAOkOACHzCkAA6g4AIQMAAAD5BQAgAwAAiwYAMBQAAIwGACADAAAA-QUAIAMAAPoFADAEAAD2BQAgCcUJAADLEAAwxgkAAJIGABDHCQAAyxAAMN8JAADMEL4LIooKAQAAAAHACkAAiQ8AIYMLAQD0DgAhvgsBAAAAAb8LQAD1DgAhAQAAAI8GACABAAAAjwYAIAnFCQAAyxAAMMYJAACSBgAQxwkAAMsQADDfCQAAzBC-CyKKCgEA9A4AIcAKQACJDwAhgwsBAPQOACG-CwEA_w4AIb8LQAD1DgAhAsAKAADTEQAgvgsAANMRACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAMAAACSBgAgAwAAkwYAMAQAAI8GACAG3wkAAAC-CwKKCgEAAAABwApAAAAAAYMLAQAAAAG-CwEAAAABvwtAAAAAAQEIAACXBgAgBt8JAAAAvgsCigoBAAAAAcAKQAAAAAGDCwEAAAABvgsBAAAAAb8LQAAAAAEBCAAAmQYAMAEIAACZBgAwBt8JAACdFb4LIooKAQDOEQAhwApAAN4RACGDCwEAzhEAIb4LAQDXEQAhvwtAAM8RACECAAAAjwYAIAgAAJwGACAG3wkAAJ0VvgsiigoBAM4RACHACkAA3hEAIYMLAQDOEQAhvgsBANcRACG_C0AAzxEAIQIAAACSBgAgCAAAngYAIAIAAACSBgAgCAAAngYAIAMAAACPBgAgDwAAlwYAIBAAAJwGACABAAAAjwYAIAEAAACSBgAgBRUAAJoVACAWAACcFQAgFwAAmxUAIMAKAADTEQAgvgsAANMRACAJxQkAAMcQADDGCQAApQYAEMcJAADHEAAw3wkAAMgQvgsiigoBAOkOACHACkAAgg8AIYMLAQDpDgAhvgsBAPoOACG_C0AA6g4AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgCMUJAADFEAAwxgkAAKsGABDHCQAAxRAAMMsJQAD1DgAh9goCAPMOACH3CgEAtA8AIbsLAQD0DgAhvAsAAMYQACABAAAAqAYAIAEAAACoBgAgB8UJAADFEAAwxgkAAKsGABDHCQAAxRAAMMsJQAD1DgAh9goCAPMOACH3CgEAtA8AIbsLAQD0DgAhAAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgAwAAAKsGACADAACsBgAwBAAAqAYAIATLCUAAAAAB9goCAAAAAfcKAQAAAAG7CwEAAAABAQgAALAGACAEywlAAAAAAfYKAgAAAAH3CgEAAAABuwsBAAAAAQEIAACyBgAwAQgAALIGADAEywlAAM8RACH2CgIAzREAIfcKAQDOEQAhuwsBAM4RACECAAAAqAYAIAgAALUGACAEywlAAM8RACH2CgIAzREAIfcKAQDOEQAhuwsBAM4RACECAAAAqwYAIAgAALcGACACAAAAqwYAIAgAALcGACADAAAAqAYAIA8AALAGACAQAAC1BgAgAQAAAKgGACABAAAAqwYAIAUVAACVFQAgFgAAmBUAIBcAAJcVACA4AACWFQAgOQAAmRUAIAfFCQAAxBAAMMYJAAC-BgAQxwkAAMQQADDLCUAA6g4AIfYKAgDoDgAh9woBALEPACG7CwEA6Q4AIQMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCcUJAADCEAAwxgkAAMQGABDHCQAAwhAAMMsJQAD1DgAh4goBAPQOACH3CgEA9A4AIfkKAQD0DgAhtgsBAPQOACG6CwAAwxAAIAEAAADBBgAgAQAAAMEGACAIxQkAAMIQADDGCQAAxAYAEMcJAADCEAAwywlAAPUOACHiCgEA9A4AIfcKAQD0DgAh-QoBAPQOACG2CwEA9A4AIQADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAFywlAAAAAAeIKAQAAAAH3CgEAAAAB-QoBAAAAAbYLAQAAAAEBCAAAyQYAIAXLCUAAAAAB4goBAAAAAfcKAQAAAAH5CgEAAAABtgsBAAAAAQEIAADLBgAwAQgAAMsGADAFywlAAM8RACHiCgEAzhEAIfcKAQDOEQAh-QoBAM4RACG2CwEAzhEAIQIAAADBBgAgCAAAzgYAIAXLCUAAzxEAIeIKAQDOEQAh9woBAM4RACH5CgEAzhEAIbYLAQDOEQAhAgAAAMQGACAIAADQBgAgAgAAAMQGACAIAADQBgAgAwAAAMEGACAPAADJBgAgEAAAzgYAIAEAAADBBgAgAQAAAMQGACADFQAAkhUAIBYAAJQVACAXAACTFQAgCMUJAADBEAAwxgkAANcGABDHCQAAwRAAMMsJQADqDgAh4goBAOkOACH3CgEA6Q4AIfkKAQDpDgAhtgsBAOkOACEDAAAAxAYAIAMAANYGADAUAADXBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAbdAQAAvhAAIMUJAAC9EAAwxgkAAOIGABDHCQAAvRAAMOIKAQAAAAG5CwIA8w4AIQEAAADaBgAgC9wBAQD0DgAhsQQAAMAQACDFCQAAvxAAMMYJAADcBgAQxwkAAL8QADDICQQApA8AIdsKAQD0DgAh4goBAPQOACG2CwEA9A4AIbcLAQD0DgAhuAsCAPMOACEBsQQAAJEVACAL3AEBAPQOACGxBAAAwBAAIMUJAAC_EAAwxgkAANwGABDHCQAAvxAAMMgJBAAAAAHbCgEA9A4AIeIKAQD0DgAhtgsBAPQOACG3CwEA9A4AIbgLAgDzDgAhAwAAANwGACADAADdBgAwBAAA3gYAIAEAAADcBgAgAQAAANoGACAG3QEAAL4QACDFCQAAvRAAMMYJAADiBgAQxwkAAL0QADDiCgEA9A4AIbkLAgDzDgAhAd0BAACQFQAgAwAAAOIGACADAADjBgAwBAAA2gYAIAMAAADiBgAgAwAA4wYAMAQAANoGACADAAAA4gYAIAMAAOMGADAEAADaBgAgA90BAACPFQAg4goBAAAAAbkLAgAAAAEBCAAA5wYAIALiCgEAAAABuQsCAAAAAQEIAADpBgAwAQgAAOkGADAD3QEAAIIVACDiCgEAzhEAIbkLAgDNEQAhAgAAANoGACAIAADsBgAgAuIKAQDOEQAhuQsCAM0RACECAAAA4gYAIAgAAO4GACACAAAA4gYAIAgAAO4GACADAAAA2gYAIA8AAOcGACAQAADsBgAgAQAAANoGACABAAAA4gYAIAUVAAD9FAAgFgAAgBUAIBcAAP8UACA4AAD-FAAgOQAAgRUAIAXFCQAAvBAAMMYJAAD1BgAQxwkAALwQADDiCgEA6Q4AIbkLAgDoDgAhAwAAAOIGACADAAD0BgAwFAAA9QYAIAMAAADiBgAgAwAA4wYAMAQAANoGACABAAAA3gYAIAEAAADeBgAgAwAAANwGACADAADdBgAwBAAA3gYAIAMAAADcBgAgAwAA3QYAMAQAAN4GACADAAAA3AYAIAMAAN0GADAEAADeBgAgCNwBAQAAAAGxBAAA_BQAIMgJBAAAAAHbCgEAAAAB4goBAAAAAbYLAQAAAAG3CwEAAAABuAsCAAAAAQEIAAD9BgAgB9wBAQAAAAHICQQAAAAB2woBAAAAAeIKAQAAAAG2CwEAAAABtwsBAAAAAbgLAgAAAAEBCAAA_wYAMAEIAAD_BgAwCNwBAQDOEQAhsQQAAPsUACDICQQA5xEAIdsKAQDOEQAh4goBAM4RACG2CwEAzhEAIbcLAQDOEQAhuAsCAM0RACECAAAA3gYAIAgAAIIHACAH3AEBAM4RACHICQQA5xEAIdsKAQDOEQAh4goBAM4RACG2CwEAzhEAIbcLAQDOEQAhuAsCAM0RACECAAAA3AYAIAgAAIQHACACAAAA3AYAIAgAAIQHACADAAAA3gYAIA8AAP0GACAQAACCBwAgAQAAAN4GACABAAAA3AYAIAUVAAD2FAAgFgAA-RQAIBcAAPgUACA4AAD3FAAgOQAA-hQAIArcAQEA6Q4AIcUJAAC7EAAwxgkAAIsHABDHCQAAuxAAMMgJBACMDwAh2woBAOkOACHiCgEA6Q4AIbYLAQDpDgAhtwsBAOkOACG4CwIA6A4AIQMAAADcBgAgAwAAigcAMBQAAIsHACADAAAA3AYAIAMAAN0GADAEAADeBgAgF8UJAAC5EAAwxgkAAJEHABDHCQAAuRAAMMgJAQAAAAHLCUAA9Q4AIdkJQACJDwAh3wkAALoQsAsi_wkBAPQOACGACgEA9A4AIYoKAQAAAAGjCgEA9A4AIasKQAD1DgAhvwpAAPUOACHPCkAAiQ8AIf4KQACJDwAhhAsBAPQOACGrCwIA8w4AIbALAAC-DwAgsQsCAPMOACGyCwAAqw8AILMLAACrDwAgtAsBAP8OACG1C0AA9Q4AIQEAAACOBwAgAQAAAI4HACAXxQkAALkQADDGCQAAkQcAEMcJAAC5EAAwyAkBAPQOACHLCUAA9Q4AIdkJQACJDwAh3wkAALoQsAsi_wkBAPQOACGACgEA9A4AIYoKAQD0DgAhowoBAPQOACGrCkAA9Q4AIb8KQAD1DgAhzwpAAIkPACH-CkAAiQ8AIYQLAQD0DgAhqwsCAPMOACGwCwAAvg8AILELAgDzDgAhsgsAAKsPACCzCwAAqw8AILQLAQD_DgAhtQtAAPUOACEG2QkAANMRACDPCgAA0xEAIP4KAADTEQAgsgsAANMRACCzCwAA0xEAILQLAADTEQAgAwAAAJEHACADAACSBwAwBAAAjgcAIAMAAACRBwAgAwAAkgcAMAQAAI4HACADAAAAkQcAIAMAAJIHADAEAACOBwAgFMgJAQAAAAHLCUAAAAAB2QlAAAAAAd8JAAAAsAsC_wkBAAAAAYAKAQAAAAGKCgEAAAABowoBAAAAAasKQAAAAAG_CkAAAAABzwpAAAAAAf4KQAAAAAGECwEAAAABqwsCAAAAAbALgAAAAAGxCwIAAAABsguAAAAAAbMLgAAAAAG0CwEAAAABtQtAAAAAAQEIAACWBwAgFMgJAQAAAAHLCUAAAAAB2QlAAAAAAd8JAAAAsAsC_wkBAAAAAYAKAQAAAAGKCgEAAAABowoBAAAAAasKQAAAAAG_CkAAAAABzwpAAAAAAf4KQAAAAAGECwEAAAABqwsCAAAAAbALgAAAAAGxCwIAAAABsguAAAAAAbMLgAAAAAG0CwEAAAABtQtAAAAAAQEIAACYBwAwAQgAAJgHADAUyAkBAM4RACHLCUAAzxEAIdkJQADeEQAh3wkAAPUUsAsi_wkBAM4RACGACgEAzhEAIYoKAQDOEQAhowoBAM4RACGrCkAAzxEAIb8KQADPEQAhzwpAAN4RACH-CkAA3hEAIYQLAQDOEQAhqwsCAM0RACGwC4AAAAABsQsCAM0RACGyC4AAAAABswuAAAAAAbQLAQDXEQAhtQtAAM8RACECAAAAjgcAIAgAAJsHACAUyAkBAM4RACHLCUAAzxEAIdkJQADeEQAh3wkAAPUUsAsi_wkBAM4RACGACgEAzhEAIYoKAQDOEQAhowoBAM4RACGrCkAAzxEAIb8KQADPEQAhzwpAAN4RACH-CkAA3hEAIYQLAQDOEQAhqwsCAM0RACGwC4AAAAABsQsCAM0RACGyC4AAAAABswuAAAAAAbQLAQDXEQAhtQtAAM8RACECAAAAkQcAIAgAAJ0HACACAAAAkQcAIAgAAJ0HACADAAAAjgcAIA8AAJYHACAQAACbBwAgAQAAAI4HACABAAAAkQcAIAsVAADwFAAgFgAA8xQAIBcAAPIUACA4AADxFAAgOQAA9BQAINkJAADTEQAgzwoAANMRACD-CgAA0xEAILILAADTEQAgswsAANMRACC0CwAA0xEAIBfFCQAAtRAAMMYJAACkBwAQxwkAALUQADDICQEA6Q4AIcsJQADqDgAh2QlAAIIPACHfCQAAthCwCyL_CQEA6Q4AIYAKAQDpDgAhigoBAOkOACGjCgEA6Q4AIasKQADqDgAhvwpAAOoOACHPCkAAgg8AIf4KQACCDwAhhAsBAOkOACGrCwIA6A4AIbALAAC4DwAgsQsCAOgOACGyCwAAjQ8AILMLAACNDwAgtAsBAPoOACG1C0AA6g4AIQMAAACRBwAgAwAAowcAMBQAAKQHACADAAAAkQcAIAMAAJIHADAEAACOBwAgBcUJAAC0EAAwxgkAAKoHABDHCQAAtBAAMPkKAQAAAAGuC0AA9Q4AIQEAAACnBwAgAQAAAKcHACAFxQkAALQQADDGCQAAqgcAEMcJAAC0EAAw-QoBAPQOACGuC0AA9Q4AIQADAAAAqgcAIAMAAKsHADAEAACnBwAgAwAAAKoHACADAACrBwAwBAAApwcAIAMAAACqBwAgAwAAqwcAMAQAAKcHACAC-QoBAAAAAa4LQAAAAAEBCAAArwcAIAL5CgEAAAABrgtAAAAAAQEIAACxBwAwAQgAALEHADAC-QoBAM4RACGuC0AAzxEAIQIAAACnBwAgCAAAtAcAIAL5CgEAzhEAIa4LQADPEQAhAgAAAKoHACAIAAC2BwAgAgAAAKoHACAIAAC2BwAgAwAAAKcHACAPAACvBwAgEAAAtAcAIAEAAACnBwAgAQAAAKoHACADFQAA7RQAIBYAAO8UACAXAADuFAAgBcUJAACzEAAwxgkAAL0HABDHCQAAsxAAMPkKAQDpDgAhrgtAAOoOACEDAAAAqgcAIAMAALwHADAUAAC9BwAgAwAAAKoHACADAACrBwAwBAAApwcAIAfFCQAAshAAMMYJAADDBwAQxwkAALIQADD5CgEAAAABqwsCAPMOACGsC0AA9Q4AIa0LQAD1DgAhAQAAAMAHACABAAAAwAcAIAfFCQAAshAAMMYJAADDBwAQxwkAALIQADD5CgEA9A4AIasLAgDzDgAhrAtAAPUOACGtC0AA9Q4AIQADAAAAwwcAIAMAAMQHADAEAADABwAgAwAAAMMHACADAADEBwAwBAAAwAcAIAMAAADDBwAgAwAAxAcAMAQAAMAHACAE-QoBAAAAAasLAgAAAAGsC0AAAAABrQtAAAAAAQEIAADIBwAgBPkKAQAAAAGrCwIAAAABrAtAAAAAAa0LQAAAAAEBCAAAygcAMAEIAADKBwAwBPkKAQDOEQAhqwsCAM0RACGsC0AAzxEAIa0LQADPEQAhAgAAAMAHACAIAADNBwAgBPkKAQDOEQAhqwsCAM0RACGsC0AAzxEAIa0LQADPEQAhAgAAAMMHACAIAADPBwAgAgAAAMMHACAIAADPBwAgAwAAAMAHACAPAADIBwAgEAAAzQcAIAEAAADABwAgAQAAAMMHACAFFQAA6BQAIBYAAOsUACAXAADqFAAgOAAA6RQAIDkAAOwUACAHxQkAALEQADDGCQAA1gcAEMcJAACxEAAw-QoBAOkOACGrCwIA6A4AIawLQADqDgAhrQtAAOoOACEDAAAAwwcAIAMAANUHADAUAADWBwAgAwAAAMMHACADAADEBwAwBAAAwAcAIDKDBQAAohAAIIQFAACjEAAghgUAAKQQACDFCQAAnhAAMMYJAADwBwAQxwkAAJ4QADDICQEAAAABywlAAPUOACHfCQEA9A4AIYkKAQD_DgAhvAoBAPQOACG_CkAA9Q4AIdYKAQD0DgAh1woQAKYPACHbCgEA9A4AIfAKAQD_DgAh_gpAAPUOACGCCwEA_w4AIYQLAQD0DgAhhwsBAPQOACGKCwEA9A4AIYsLAQD0DgAhjAsBAPQOACGNCwEA9A4AIY4LAQD0DgAhjwsBAPQOACGQCxAA3g8AIZELEADeDwAhkgsCAKwPACGTCwAAvg8AIJQLAAC-DwAglQsAAZ8QACGWCwABnxAAIZcLAQD_DgAhmAsAAaAQACGZC0AA9Q4AIZoLAQD_DgAhmwsBAP8OACGcCwEA9A4AIZ0LIACvDwAhngsCAKwPACGfCwAAqw8AIKALAAGgEAAhoQsAAKsPACCiCwEAoRAAIaMLAQD_DgAhpAsQAN4PACGlCyAArw8AIaYLQACJDwAhqgsAALAQACABAAAA2QcAIA-CBQAAqxAAIMUJAACvEAAwxgkAANsHABDHCQAArxAAMNcKEACmDwAh9goCAPMOACH3CgEAtA8AIYILAQD0DgAhgwsBAPQOACGECwEA9A4AIYULEADeDwAhhgsCAPMOACGHCwEA9A4AIYgLAQD0DgAhiQsCAKwPACEDggUAAOYUACCFCwAA0xEAIIkLAADTEQAgEIIFAACrEAAgxQkAAK8QADDGCQAA2wcAEMcJAACvEAAw1woQAKYPACH2CgIA8w4AIfcKAQC0DwAhggsBAPQOACGDCwEA9A4AIYQLAQD0DgAhhQsQAN4PACGGCwIA8w4AIYcLAQD0DgAhiAsBAPQOACGJCwIArA8AIakLAACuEAAgAwAAANsHACADAADcBwAwBAAA3QcAIAqCBQAAqxAAIMUJAACtEAAwxgkAAN8HABDHCQAArRAAMMgJBACkDwAhvAoBAPQOACH3CgEAtA8AIf8KAQD_DgAhgAsBAPQOACGBC0AA9Q4AIQKCBQAA5hQAIP8KAADTEQAgCoIFAACrEAAgxQkAAK0QADDGCQAA3wcAEMcJAACtEAAwyAkEAAAAAbwKAQD0DgAh9woBALQPACH_CgEA_w4AIYALAQD0DgAhgQtAAPUOACEDAAAA3wcAIAMAAOAHADAEAADhBwAgFoIFAACrEAAggwUAAKwQACDFCQAAqhAAMMYJAADjBwAQxwkAAKoQADDICQEAtA8AIcsJQAD1DgAh3wkBAPQOACHgCQEA_w4AIeMJAgDzDgAhiQoBAP8OACG8CgEA9A4AIb8KQAD1DgAh1woQAKYPACH3CgEAtA8AIfgKAQD0DgAh-QoBAPQOACH6CgEA_w4AIfsKAACrDwAg_ApAAIkPACH9CkAAiQ8AIf4KQACJDwAhCYIFAADmFAAggwUAAOcUACDgCQAA0xEAIIkKAADTEQAg-goAANMRACD7CgAA0xEAIPwKAADTEQAg_QoAANMRACD-CgAA0xEAIBeCBQAAqxAAIIMFAACsEAAgxQkAAKoQADDGCQAA4wcAEMcJAACqEAAwyAkBAAAAAcsJQAD1DgAh3wkBAPQOACHgCQEA_w4AIeMJAgDzDgAhiQoBAP8OACG8CgEA9A4AIb8KQAD1DgAh1woQAKYPACH3CgEAtA8AIfgKAQD0DgAh-QoBAPQOACH6CgEA_w4AIfsKAACrDwAg_ApAAIkPACH9CkAAiQ8AIf4KQACJDwAhqAsAAKkQACADAAAA4wcAIAMAAOQHADAEAADlBwAgB4UFAACoEAAgxQkAAKcQADDGCQAA5wcAEMcJAACnEAAw1woQAKYPACH1CgEAtA8AIfYKAgDzDgAhAYUFAADlFAAgCIUFAACoEAAgxQkAAKcQADDGCQAA5wcAEMcJAACnEAAw1woQAKYPACH1CgEAtA8AIfYKAgDzDgAhpwsAAKYQACADAAAA5wcAIAMAAOgHADAEAADpBwAgAQAAAOcHACABAAAA2wcAIAEAAADfBwAgAQAAAOMHACABAAAA2QcAIDGDBQAAohAAIIQFAACjEAAghgUAAKQQACDFCQAAnhAAMMYJAADwBwAQxwkAAJ4QADDICQEAtA8AIcsJQAD1DgAh3wkBAPQOACGJCgEA_w4AIbwKAQD0DgAhvwpAAPUOACHWCgEA9A4AIdcKEACmDwAh2woBAPQOACHwCgEA_w4AIf4KQAD1DgAhggsBAP8OACGECwEA9A4AIYcLAQD0DgAhigsBAPQOACGLCwEA9A4AIYwLAQD0DgAhjQsBAPQOACGOCwEA9A4AIY8LAQD0DgAhkAsQAN4PACGRCxAA3g8AIZILAgCsDwAhkwsAAL4PACCUCwAAvg8AIJULAAGfEAAhlgsAAZ8QACGXCwEA_w4AIZgLAAGgEAAhmQtAAPUOACGaCwEA_w4AIZsLAQD_DgAhnAsBAPQOACGdCyAArw8AIZ4LAgCsDwAhnwsAAKsPACCgCwABoBAAIaELAACrDwAgogsBAKEQACGjCwEA_w4AIaQLEADeDwAhpQsgAK8PACGmC0AAiQ8AIRWDBQAA4hQAIIQFAADjFAAghgUAAOQUACCJCgAA0xEAIPAKAADTEQAgggsAANMRACCQCwAA0xEAIJELAADTEQAgkgsAANMRACCXCwAA0xEAIJgLAADTEQAgmgsAANMRACCbCwAA0xEAIJ4LAADTEQAgnwsAANMRACCgCwAA0xEAIKELAADTEQAgogsAANMRACCjCwAA0xEAIKQLAADTEQAgpgsAANMRACADAAAA8AcAIAMAAPEHADAEAADZBwAgAwAAAPAHACADAADxBwAwBAAA2QcAIAMAAADwBwAgAwAA8QcAMAQAANkHACAugwUAAN8UACCEBQAA4BQAIIYFAADhFAAgyAkBAAAAAcsJQAAAAAHfCQEAAAABiQoBAAAAAbwKAQAAAAG_CkAAAAAB1goBAAAAAdcKEAAAAAHbCgEAAAAB8AoBAAAAAf4KQAAAAAGCCwEAAAABhAsBAAAAAYcLAQAAAAGKCwEAAAABiwsBAAAAAYwLAQAAAAGNCwEAAAABjgsBAAAAAY8LAQAAAAGQCxAAAAABkQsQAAAAAZILAgAAAAGTC4AAAAABlAuAAAAAAZULAAEAAAGWCwABAAABlwsBAAAAAZgLAAEAAAGZC0AAAAABmgsBAAAAAZsLAQAAAAGcCwEAAAABnQsgAAAAAZ4LAgAAAAGfC4AAAAABoAsAAQAAAaELgAAAAAGiCwEAAAABowsBAAAAAaQLEAAAAAGlCyAAAAABpgtAAAAAAQEIAAD1BwAgK8gJAQAAAAHLCUAAAAAB3wkBAAAAAYkKAQAAAAG8CgEAAAABvwpAAAAAAdYKAQAAAAHXChAAAAAB2woBAAAAAfAKAQAAAAH-CkAAAAABggsBAAAAAYQLAQAAAAGHCwEAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LAQAAAAGPCwEAAAABkAsQAAAAAZELEAAAAAGSCwIAAAABkwuAAAAAAZQLgAAAAAGVCwABAAABlgsAAQAAAZcLAQAAAAGYCwABAAABmQtAAAAAAZoLAQAAAAGbCwEAAAABnAsBAAAAAZ0LIAAAAAGeCwIAAAABnwuAAAAAAaALAAEAAAGhC4AAAAABogsBAAAAAaMLAQAAAAGkCxAAAAABpQsgAAAAAaYLQAAAAAEBCAAA9wcAMAEIAAD3BwAwLoMFAAC4FAAghAUAALkUACCGBQAAuhQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACECAAAA2QcAIAgAAPoHACAryAkBAM4RACHLCUAAzxEAId8JAQDOEQAhiQoBANcRACG8CgEAzhEAIb8KQADPEQAh1goBAM4RACHXChAA-hEAIdsKAQDOEQAh8AoBANcRACH-CkAAzxEAIYILAQDXEQAhhAsBAM4RACGHCwEAzhEAIYoLAQDOEQAhiwsBAM4RACGMCwEAzhEAIY0LAQDOEQAhjgsBAM4RACGPCwEAzhEAIZALEADBEgAhkQsQAMESACGSCwIA6BEAIZMLgAAAAAGUC4AAAAABlQsAAbYUACGWCwABthQAIZcLAQDXEQAhmAsAAbcUACGZC0AAzxEAIZoLAQDXEQAhmwsBANcRACGcCwEAzhEAIZ0LIADxEQAhngsCAOgRACGfC4AAAAABoAsAAbcUACGhC4AAAAABogsBANcRACGjCwEA1xEAIaQLEADBEgAhpQsgAPERACGmC0AA3hEAIQIAAADwBwAgCAAA_AcAIAIAAADwBwAgCAAA_AcAIAMAAADZBwAgDwAA9QcAIBAAAPoHACABAAAA2QcAIAEAAADwBwAgFxUAALEUACAWAAC0FAAgFwAAsxQAIDgAALIUACA5AAC1FAAgiQoAANMRACDwCgAA0xEAIIILAADTEQAgkAsAANMRACCRCwAA0xEAIJILAADTEQAglwsAANMRACCYCwAA0xEAIJoLAADTEQAgmwsAANMRACCeCwAA0xEAIJ8LAADTEQAgoAsAANMRACChCwAA0xEAIKILAADTEQAgowsAANMRACCkCwAA0xEAIKYLAADTEQAgLsUJAACVEAAwxgkAAIMIABDHCQAAlRAAMMgJAQCxDwAhywlAAOoOACHfCQEA6Q4AIYkKAQD6DgAhvAoBAOkOACG_CkAA6g4AIdYKAQDpDgAh1woQAJ0PACHbCgEA6Q4AIfAKAQD6DgAh_gpAAOoOACGCCwEA-g4AIYQLAQDpDgAhhwsBAOkOACGKCwEA6Q4AIYsLAQDpDgAhjAsBAOkOACGNCwEA6Q4AIY4LAQDpDgAhjwsBAOkOACGQCxAA1A8AIZELEADUDwAhkgsCAI4PACGTCwAAuA8AIJQLAAC4DwAglQsAAZYQACGWCwABlhAAIZcLAQD6DgAhmAsAAZcQACGZC0AA6g4AIZoLAQD6DgAhmwsBAPoOACGcCwEA6Q4AIZ0LIACYDwAhngsCAI4PACGfCwAAjQ8AIKALAAGXEAAhoQsAAI0PACCiCwEAmBAAIaMLAQD6DgAhpAsQANQPACGlCyAAmA8AIaYLQACCDwAhAwAAAPAHACADAACCCAAwFAAAgwgAIAMAAADwBwAgAwAA8QcAMAQAANkHACABAAAA3QcAIAEAAADdBwAgAwAAANsHACADAADcBwAwBAAA3QcAIAMAAADbBwAgAwAA3AcAMAQAAN0HACADAAAA2wcAIAMAANwHADAEAADdBwAgDIIFAACwFAAg1woQAAAAAfYKAgAAAAH3CgEAAAABggsBAAAAAYMLAQAAAAGECwEAAAABhQsQAAAAAYYLAgAAAAGHCwEAAAABiAsBAAAAAYkLAgAAAAEBCAAAiwgAIAvXChAAAAAB9goCAAAAAfcKAQAAAAGCCwEAAAABgwsBAAAAAYQLAQAAAAGFCxAAAAABhgsCAAAAAYcLAQAAAAGICwEAAAABiQsCAAAAAQEIAACNCAAwAQgAAI0IADAMggUAAK8UACDXChAA-hEAIfYKAgDNEQAh9woBAM4RACGCCwEAzhEAIYMLAQDOEQAhhAsBAM4RACGFCxAAwRIAIYYLAgDNEQAhhwsBAM4RACGICwEAzhEAIYkLAgDoEQAhAgAAAN0HACAIAACQCAAgC9cKEAD6EQAh9goCAM0RACH3CgEAzhEAIYILAQDOEQAhgwsBAM4RACGECwEAzhEAIYULEADBEgAhhgsCAM0RACGHCwEAzhEAIYgLAQDOEQAhiQsCAOgRACECAAAA2wcAIAgAAJIIACACAAAA2wcAIAgAAJIIACADAAAA3QcAIA8AAIsIACAQAACQCAAgAQAAAN0HACABAAAA2wcAIAcVAACqFAAgFgAArRQAIBcAAKwUACA4AACrFAAgOQAArhQAIIULAADTEQAgiQsAANMRACAOxQkAAJQQADDGCQAAmQgAEMcJAACUEAAw1woQAJ0PACH2CgIA6A4AIfcKAQCxDwAhggsBAOkOACGDCwEA6Q4AIYQLAQDpDgAhhQsQANQPACGGCwIA6A4AIYcLAQDpDgAhiAsBAOkOACGJCwIAjg8AIQMAAADbBwAgAwAAmAgAMBQAAJkIACADAAAA2wcAIAMAANwHADAEAADdBwAgAQAAAOEHACABAAAA4QcAIAMAAADfBwAgAwAA4AcAMAQAAOEHACADAAAA3wcAIAMAAOAHADAEAADhBwAgAwAAAN8HACADAADgBwAwBAAA4QcAIAeCBQAAqRQAIMgJBAAAAAG8CgEAAAAB9woBAAAAAf8KAQAAAAGACwEAAAABgQtAAAAAAQEIAAChCAAgBsgJBAAAAAG8CgEAAAAB9woBAAAAAf8KAQAAAAGACwEAAAABgQtAAAAAAQEIAACjCAAwAQgAAKMIADAHggUAAKgUACDICQQA5xEAIbwKAQDOEQAh9woBAM4RACH_CgEA1xEAIYALAQDOEQAhgQtAAM8RACECAAAA4QcAIAgAAKYIACAGyAkEAOcRACG8CgEAzhEAIfcKAQDOEQAh_woBANcRACGACwEAzhEAIYELQADPEQAhAgAAAN8HACAIAACoCAAgAgAAAN8HACAIAACoCAAgAwAAAOEHACAPAAChCAAgEAAApggAIAEAAADhBwAgAQAAAN8HACAGFQAAoxQAIBYAAKYUACAXAAClFAAgOAAApBQAIDkAAKcUACD_CgAA0xEAIAnFCQAAkxAAMMYJAACvCAAQxwkAAJMQADDICQQAjA8AIbwKAQDpDgAh9woBALEPACH_CgEA-g4AIYALAQDpDgAhgQtAAOoOACEDAAAA3wcAIAMAAK4IADAUAACvCAAgAwAAAN8HACADAADgBwAwBAAA4QcAIAEAAADlBwAgAQAAAOUHACADAAAA4wcAIAMAAOQHADAEAADlBwAgAwAAAOMHACADAADkBwAwBAAA5QcAIAMAAADjBwAgAwAA5AcAMAQAAOUHACATggUAAKEUACCDBQAAohQAIMgJAQAAAAHLCUAAAAAB3wkBAAAAAeAJAQAAAAHjCQIAAAABiQoBAAAAAbwKAQAAAAG_CkAAAAAB1woQAAAAAfcKAQAAAAH4CgEAAAAB-QoBAAAAAfoKAQAAAAH7CoAAAAAB_ApAAAAAAf0KQAAAAAH-CkAAAAABAQgAALcIACARyAkBAAAAAcsJQAAAAAHfCQEAAAAB4AkBAAAAAeMJAgAAAAGJCgEAAAABvAoBAAAAAb8KQAAAAAHXChAAAAAB9woBAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKgAAAAAH8CkAAAAAB_QpAAAAAAf4KQAAAAAEBCAAAuQgAMAEIAAC5CAAwE4IFAACTFAAggwUAAJQUACDICQEAzhEAIcsJQADPEQAh3wkBAM4RACHgCQEA1xEAIeMJAgDNEQAhiQoBANcRACG8CgEAzhEAIb8KQADPEQAh1woQAPoRACH3CgEAzhEAIfgKAQDOEQAh-QoBAM4RACH6CgEA1xEAIfsKgAAAAAH8CkAA3hEAIf0KQADeEQAh_gpAAN4RACECAAAA5QcAIAgAALwIACARyAkBAM4RACHLCUAAzxEAId8JAQDOEQAh4AkBANcRACHjCQIAzREAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdcKEAD6EQAh9woBAM4RACH4CgEAzhEAIfkKAQDOEQAh-goBANcRACH7CoAAAAAB_ApAAN4RACH9CkAA3hEAIf4KQADeEQAhAgAAAOMHACAIAAC-CAAgAgAAAOMHACAIAAC-CAAgAwAAAOUHACAPAAC3CAAgEAAAvAgAIAEAAADlBwAgAQAAAOMHACAMFQAAjhQAIBYAAJEUACAXAACQFAAgOAAAjxQAIDkAAJIUACDgCQAA0xEAIIkKAADTEQAg-goAANMRACD7CgAA0xEAIPwKAADTEQAg_QoAANMRACD-CgAA0xEAIBTFCQAAkhAAMMYJAADFCAAQxwkAAJIQADDICQEAsQ8AIcsJQADqDgAh3wkBAOkOACHgCQEA-g4AIeMJAgDoDgAhiQoBAPoOACG8CgEA6Q4AIb8KQADqDgAh1woQAJ0PACH3CgEAsQ8AIfgKAQDpDgAh-QoBAOkOACH6CgEA-g4AIfsKAACNDwAg_ApAAIIPACH9CkAAgg8AIf4KQACCDwAhAwAAAOMHACADAADECAAwFAAAxQgAIAMAAADjBwAgAwAA5AcAMAQAAOUHACABAAAA6QcAIAEAAADpBwAgAwAAAOcHACADAADoBwAwBAAA6QcAIAMAAADnBwAgAwAA6AcAMAQAAOkHACADAAAA5wcAIAMAAOgHADAEAADpBwAgBIUFAACNFAAg1woQAAAAAfUKAQAAAAH2CgIAAAABAQgAAM0IACAD1woQAAAAAfUKAQAAAAH2CgIAAAABAQgAAM8IADABCAAAzwgAMASFBQAAjBQAINcKEAD6EQAh9QoBAM4RACH2CgIAzREAIQIAAADpBwAgCAAA0ggAIAPXChAA-hEAIfUKAQDOEQAh9goCAM0RACECAAAA5wcAIAgAANQIACACAAAA5wcAIAgAANQIACADAAAA6QcAIA8AAM0IACAQAADSCAAgAQAAAOkHACABAAAA5wcAIAUVAACHFAAgFgAAihQAIBcAAIkUACA4AACIFAAgOQAAixQAIAbFCQAAkRAAMMYJAADbCAAQxwkAAJEQADDXChAAnQ8AIfUKAQCxDwAh9goCAOgOACEDAAAA5wcAIAMAANoIADAUAADbCAAgAwAAAOcHACADAADoBwAwBAAA6QcAIAfYBQAAjhAAIMUJAACNEAAwxgkAAOYIABDHCQAAjRAAMMgJAQAAAAHzCkAA9Q4AIfQKAQD0DgAhAQAAAN4IACAK1wUAAJAQACDFCQAAjxAAMMYJAADgCAAQxwkAAI8QADDICQEA9A4AIe8KAQD0DgAh8AoBAPQOACHxCgAAvg8AIPIKIACvDwAh8wpAAPUOACEB1wUAAIYUACAK1wUAAJAQACDFCQAAjxAAMMYJAADgCAAQxwkAAI8QADDICQEAAAAB7woBAPQOACHwCgEA9A4AIfEKAAC-DwAg8gogAK8PACHzCkAA9Q4AIQMAAADgCAAgAwAA4QgAMAQAAOIIACABAAAA4AgAIAEAAADeCAAgB9gFAACOEAAgxQkAAI0QADDGCQAA5ggAEMcJAACNEAAwyAkBAPQOACHzCkAA9Q4AIfQKAQD0DgAhAdgFAACFFAAgAwAAAOYIACADAADnCAAwBAAA3ggAIAMAAADmCAAgAwAA5wgAMAQAAN4IACADAAAA5ggAIAMAAOcIADAEAADeCAAgBNgFAACEFAAgyAkBAAAAAfMKQAAAAAH0CgEAAAABAQgAAOsIACADyAkBAAAAAfMKQAAAAAH0CgEAAAABAQgAAO0IADABCAAA7QgAMATYBQAA9xMAIMgJAQDOEQAh8wpAAM8RACH0CgEAzhEAIQIAAADeCAAgCAAA8AgAIAPICQEAzhEAIfMKQADPEQAh9AoBAM4RACECAAAA5ggAIAgAAPIIACACAAAA5ggAIAgAAPIIACADAAAA3ggAIA8AAOsIACAQAADwCAAgAQAAAN4IACABAAAA5ggAIAMVAAD0EwAgFgAA9hMAIBcAAPUTACAGxQkAAIwQADDGCQAA-QgAEMcJAACMEAAwyAkBAOkOACHzCkAA6g4AIfQKAQDpDgAhAwAAAOYIACADAAD4CAAwFAAA-QgAIAMAAADmCAAgAwAA5wgAMAQAAN4IACABAAAA4ggAIAEAAADiCAAgAwAAAOAIACADAADhCAAwBAAA4ggAIAMAAADgCAAgAwAA4QgAMAQAAOIIACADAAAA4AgAIAMAAOEIADAEAADiCAAgB9cFAADzEwAgyAkBAAAAAe8KAQAAAAHwCgEAAAAB8QqAAAAAAfIKIAAAAAHzCkAAAAABAQgAAIEJACAGyAkBAAAAAe8KAQAAAAHwCgEAAAAB8QqAAAAAAfIKIAAAAAHzCkAAAAABAQgAAIMJADABCAAAgwkAMAfXBQAA8hMAIMgJAQDOEQAh7woBAM4RACHwCgEAzhEAIfEKgAAAAAHyCiAA8REAIfMKQADPEQAhAgAAAOIIACAIAACGCQAgBsgJAQDOEQAh7woBAM4RACHwCgEAzhEAIfEKgAAAAAHyCiAA8REAIfMKQADPEQAhAgAAAOAIACAIAACICQAgAgAAAOAIACAIAACICQAgAwAAAOIIACAPAACBCQAgEAAAhgkAIAEAAADiCAAgAQAAAOAIACADFQAA7xMAIBYAAPETACAXAADwEwAgCcUJAACLEAAwxgkAAI8JABDHCQAAixAAMMgJAQDpDgAh7woBAOkOACHwCgEA6Q4AIfEKAAC4DwAg8gogAJgPACHzCkAA6g4AIQMAAADgCAAgAwAAjgkAMBQAAI8JACADAAAA4AgAIAMAAOEIADAEAADiCAAgB8UJAACKEAAwxgkAAJUJABDHCQAAihAAMMsKAgDzDgAh7ApAAAAAAe0KEACmDwAh7goQAKYPACEBAAAAkgkAIAEAAACSCQAgB8UJAACKEAAwxgkAAJUJABDHCQAAihAAMMsKAgDzDgAh7ApAAPUOACHtChAApg8AIe4KEACmDwAhAAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIATLCgIAAAAB7ApAAAAAAe0KEAAAAAHuChAAAAABAQgAAJoJACAEywoCAAAAAewKQAAAAAHtChAAAAAB7goQAAAAAQEIAACcCQAwAQgAAJwJADAEywoCAM0RACHsCkAAzxEAIe0KEAD6EQAh7goQAPoRACECAAAAkgkAIAgAAJ8JACAEywoCAM0RACHsCkAAzxEAIe0KEAD6EQAh7goQAPoRACECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAUVAADqEwAgFgAA7RMAIBcAAOwTACA4AADrEwAgOQAA7hMAIAfFCQAAiRAAMMYJAACoCQAQxwkAAIkQADDLCgIA6A4AIewKQADqDgAh7QoQAJ0PACHuChAAnQ8AIQMAAACVCQAgAwAApwkAMBQAAKgJACADAAAAlQkAIAMAAJYJADAEAACSCQAgBsUJAACIEAAwxgkAAK4JABDHCQAAiBAAMMsJQAD1DgAh4goBAAAAAesKAQD0DgAhAQAAAKsJACABAAAAqwkAIAbFCQAAiBAAMMYJAACuCQAQxwkAAIgQADDLCUAA9Q4AIeIKAQD0DgAh6woBAPQOACEAAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgA8sJQAAAAAHiCgEAAAAB6woBAAAAAQEIAACzCQAgA8sJQAAAAAHiCgEAAAAB6woBAAAAAQEIAAC1CQAwAQgAALUJADADywlAAM8RACHiCgEAzhEAIesKAQDOEQAhAgAAAKsJACAIAAC4CQAgA8sJQADPEQAh4goBAM4RACHrCgEAzhEAIQIAAACuCQAgCAAAugkAIAIAAACuCQAgCAAAugkAIAMAAACrCQAgDwAAswkAIBAAALgJACABAAAAqwkAIAEAAACuCQAgAxUAAOcTACAWAADpEwAgFwAA6BMAIAbFCQAAhxAAMMYJAADBCQAQxwkAAIcQADDLCUAA6g4AIeIKAQDpDgAh6woBAOkOACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAfFCQAAhRAAMMYJAADHCQAQxwkAAIUQADCACgEA9A4AIegKAQC0DwAh6QpAAPUOACHqCgAAhhAAIAEAAADECQAgAQAAAMQJACAGxQkAAIUQADDGCQAAxwkAEMcJAACFEAAwgAoBAPQOACHoCgEAtA8AIekKQAD1DgAhAAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIAOACgEAAAAB6AoBAAAAAekKQAAAAAEBCAAAzAkAIAOACgEAAAAB6AoBAAAAAekKQAAAAAEBCAAAzgkAMAEIAADOCQAwA4AKAQDOEQAh6AoBAM4RACHpCkAAzxEAIQIAAADECQAgCAAA0QkAIAOACgEAzhEAIegKAQDOEQAh6QpAAM8RACECAAAAxwkAIAgAANMJACACAAAAxwkAIAgAANMJACADAAAAxAkAIA8AAMwJACAQAADRCQAgAQAAAMQJACABAAAAxwkAIAMVAADkEwAgFgAA5hMAIBcAAOUTACAGxQkAAIQQADDGCQAA2gkAEMcJAACEEAAwgAoBAOkOACHoCgEAsQ8AIekKQADqDgAhAwAAAMcJACADAADZCQAwFAAA2gkAIAMAAADHCQAgAwAAyAkAMAQAAMQJACAMqQYAAPsPACCvBgAA_A8AIMUJAAD6DwAwxgkAAOcJABDHCQAA-g8AMMsJQAD1DgAhigoBAAAAAdsKAQD0DgAh4goBAAAAAeMKAQD_DgAh5ApAAIkPACHlCkAAiQ8AIQEAAADdCQAgB7EEAACDEAAgxQkAAIIQADDGCQAA3wkAEMcJAACCEAAwgAoBAPQOACHECgEA9A4AId8KQAD1DgAhAbEEAADhEwAgCLEEAACDEAAgxQkAAIIQADDGCQAA3wkAEMcJAACCEAAwgAoBAPQOACHECgEA9A4AId8KQAD1DgAh5woAAIEQACADAAAA3wkAIAMAAOAJADAEAADhCQAgErEEAAD-DwAgqwYAAO0PACCtBgAA_w8AIK4GAACAEAAgxQkAAP0PADDGCQAA4wkAEMcJAAD9DwAwyAkBAPQOACHLCUAA9Q4AIdkJQACJDwAhoApAAIkPACG1CgEA_w4AIcQKAQD_DgAh2goBAPQOACHbCgEA9A4AIdwKAQD_DgAh3QogAK8PACHeCkAAiQ8AIQqxBAAA4RMAIKsGAACCEwAgrQYAAOITACCuBgAA4xMAINkJAADTEQAgoAoAANMRACC1CgAA0xEAIMQKAADTEQAg3AoAANMRACDeCgAA0xEAIBKxBAAA_g8AIKsGAADtDwAgrQYAAP8PACCuBgAAgBAAIMUJAAD9DwAwxgkAAOMJABDHCQAA_Q8AMMgJAQAAAAHLCUAA9Q4AIdkJQACJDwAhoApAAIkPACG1CgEAAAABxAoBAP8OACHaCgEA9A4AIdsKAQD0DgAh3AoBAP8OACHdCiAArw8AId4KQACJDwAhAwAAAOMJACADAADkCQAwBAAA5QkAIAypBgAA-w8AIK8GAAD8DwAgxQkAAPoPADDGCQAA5wkAEMcJAAD6DwAwywlAAPUOACGKCgEA9A4AIdsKAQD0DgAh4goBAPQOACHjCgEA_w4AIeQKQACJDwAh5QpAAIkPACEBAAAA5wkAIAqqBgAA9Q8AIKwGAAD5DwAgxQkAAPgPADDGCQAA6QkAEMcJAAD4DwAwyAkBAPQOACHrCUAA9Q4AIcIKAQD0DgAhzgoBAPQOACHQCkAAiQ8AIQOqBgAA3xMAIKwGAADgEwAg0AoAANMRACALqgYAAPUPACCsBgAA-Q8AIMUJAAD4DwAwxgkAAOkJABDHCQAA-A8AMMgJAQAAAAHrCUAA9Q4AIcIKAQD0DgAhzgoBAPQOACHQCkAAiQ8AIeYKAAD3DwAgAwAAAOkJACADAADqCQAwBAAA6wkAIAMAAADpCQAgAwAA6gkAMAQAAOsJACABAAAA6QkAIAeqBgAA9Q8AIMUJAAD2DwAwxgkAAO8JABDHCQAA9g8AMMgJAQD0DgAhzgoBAPQOACHPCkAA9Q4AIQGqBgAA3xMAIAeqBgAA9Q8AIMUJAAD2DwAwxgkAAO8JABDHCQAA9g8AMMgJAQAAAAHOCgEA9A4AIc8KQAD1DgAhAwAAAO8JACADAADwCQAwBAAA8QkAIAuqBgAA9Q8AIMUJAAD0DwAwxgkAAPMJABDHCQAA9A8AMIoKAQD0DgAhvQpAAPUOACHOCgEA9A4AIdYKAQD0DgAh1woQAKYPACHYCgIA8w4AIdkKEACmDwAhAaoGAADfEwAgC6oGAAD1DwAgxQkAAPQPADDGCQAA8wkAEMcJAAD0DwAwigoBAAAAAb0KQAD1DgAhzgoBAPQOACHWCgEA9A4AIdcKEACmDwAh2AoCAPMOACHZChAApg8AIQMAAADzCQAgAwAA9AkAMAQAAPUJACABAAAA6QkAIAEAAADvCQAgAQAAAPMJACABAAAA3wkAIAEAAADjCQAgAQAAAN0JACAFqQYAAN0TACCvBgAA3hMAIOMKAADTEQAg5AoAANMRACDlCgAA0xEAIAMAAADnCQAgAwAA_QkAMAQAAN0JACADAAAA5wkAIAMAAP0JADAEAADdCQAgAwAAAOcJACADAAD9CQAwBAAA3QkAIAmpBgAA2xMAIK8GAADcEwAgywlAAAAAAYoKAQAAAAHbCgEAAAAB4goBAAAAAeMKAQAAAAHkCkAAAAAB5QpAAAAAAQEIAACBCgAgB8sJQAAAAAGKCgEAAAAB2woBAAAAAeIKAQAAAAHjCgEAAAAB5ApAAAAAAeUKQAAAAAEBCAAAgwoAMAEIAACDCgAwCakGAADBEwAgrwYAAMITACDLCUAAzxEAIYoKAQDOEQAh2woBAM4RACHiCgEAzhEAIeMKAQDXEQAh5ApAAN4RACHlCkAA3hEAIQIAAADdCQAgCAAAhgoAIAfLCUAAzxEAIYoKAQDOEQAh2woBAM4RACHiCgEAzhEAIeMKAQDXEQAh5ApAAN4RACHlCkAA3hEAIQIAAADnCQAgCAAAiAoAIAIAAADnCQAgCAAAiAoAIAMAAADdCQAgDwAAgQoAIBAAAIYKACABAAAA3QkAIAEAAADnCQAgBhUAAL4TACAWAADAEwAgFwAAvxMAIOMKAADTEQAg5AoAANMRACDlCgAA0xEAIArFCQAA8w8AMMYJAACPCgAQxwkAAPMPADDLCUAA6g4AIYoKAQDpDgAh2woBAOkOACHiCgEA6Q4AIeMKAQD6DgAh5ApAAIIPACHlCkAAgg8AIQMAAADnCQAgAwAAjgoAMBQAAI8KACADAAAA5wkAIAMAAP0JADAEAADdCQAgB8UJAADyDwAwxgkAAJUKABDHCQAA8g8AMMoJAQD0DgAhywlAAPUOACHgCgEAAAAB4QoBAPQOACEBAAAAkgoAIAEAAACSCgAgB8UJAADyDwAwxgkAAJUKABDHCQAA8g8AMMoJAQD0DgAhywlAAPUOACHgCgEA9A4AIeEKAQD0DgAhAAMAAACVCgAgAwAAlgoAMAQAAJIKACADAAAAlQoAIAMAAJYKADAEAACSCgAgAwAAAJUKACADAACWCgAwBAAAkgoAIATKCQEAAAABywlAAAAAAeAKAQAAAAHhCgEAAAABAQgAAJoKACAEygkBAAAAAcsJQAAAAAHgCgEAAAAB4QoBAAAAAQEIAACcCgAwAQgAAJwKADAEygkBAM4RACHLCUAAzxEAIeAKAQDOEQAh4QoBAM4RACECAAAAkgoAIAgAAJ8KACAEygkBAM4RACHLCUAAzxEAIeAKAQDOEQAh4QoBAM4RACECAAAAlQoAIAgAAKEKACACAAAAlQoAIAgAAKEKACADAAAAkgoAIA8AAJoKACAQAACfCgAgAQAAAJIKACABAAAAlQoAIAMVAAC7EwAgFgAAvRMAIBcAALwTACAHxQkAAPEPADDGCQAAqAoAEMcJAADxDwAwygkBAOkOACHLCUAA6g4AIeAKAQDpDgAh4QoBAOkOACEDAAAAlQoAIAMAAKcKADAUAACoCgAgAwAAAJUKACADAACWCgAwBAAAkgoAIAEAAADhCQAgAQAAAOEJACADAAAA3wkAIAMAAOAJADAEAADhCQAgAwAAAN8JACADAADgCQAwBAAA4QkAIAMAAADfCQAgAwAA4AkAMAQAAOEJACAEsQQAALoTACCACgEAAAABxAoBAAAAAd8KQAAAAAEBCAAAsAoAIAOACgEAAAABxAoBAAAAAd8KQAAAAAEBCAAAsgoAMAEIAACyCgAwBLEEAAC5EwAggAoBAM4RACHECgEAzhEAId8KQADPEQAhAgAAAOEJACAIAAC1CgAgA4AKAQDOEQAhxAoBAM4RACHfCkAAzxEAIQIAAADfCQAgCAAAtwoAIAIAAADfCQAgCAAAtwoAIAMAAADhCQAgDwAAsAoAIBAAALUKACABAAAA4QkAIAEAAADfCQAgAxUAALYTACAWAAC4EwAgFwAAtxMAIAbFCQAA8A8AMMYJAAC-CgAQxwkAAPAPADCACgEA6Q4AIcQKAQDpDgAh3wpAAOoOACEDAAAA3wkAIAMAAL0KADAUAAC-CgAgAwAAAN8JACADAADgCQAwBAAA4QkAIAEAAADlCQAgAQAAAOUJACADAAAA4wkAIAMAAOQJADAEAADlCQAgAwAAAOMJACADAADkCQAwBAAA5QkAIAMAAADjCQAgAwAA5AkAMAQAAOUJACAPsQQAALITACCrBgAAsxMAIK0GAAC0EwAgrgYAALUTACDICQEAAAABywlAAAAAAdkJQAAAAAGgCkAAAAABtQoBAAAAAcQKAQAAAAHaCgEAAAAB2woBAAAAAdwKAQAAAAHdCiAAAAAB3gpAAAAAAQEIAADGCgAgC8gJAQAAAAHLCUAAAAAB2QlAAAAAAaAKQAAAAAG1CgEAAAABxAoBAAAAAdoKAQAAAAHbCgEAAAAB3AoBAAAAAd0KIAAAAAHeCkAAAAABAQgAAMgKADABCAAAyAoAMAEAAADnCQAgD7EEAACNEwAgqwYAAI4TACCtBgAAjxMAIK4GAACQEwAgyAkBAM4RACHLCUAAzxEAIdkJQADeEQAhoApAAN4RACG1CgEA1xEAIcQKAQDXEQAh2goBAM4RACHbCgEAzhEAIdwKAQDXEQAh3QogAPERACHeCkAA3hEAIQIAAADlCQAgCAAAzAoAIAvICQEAzhEAIcsJQADPEQAh2QlAAN4RACGgCkAA3hEAIbUKAQDXEQAhxAoBANcRACHaCgEAzhEAIdsKAQDOEQAh3AoBANcRACHdCiAA8REAId4KQADeEQAhAgAAAOMJACAIAADOCgAgAgAAAOMJACAIAADOCgAgAQAAAOcJACADAAAA5QkAIA8AAMYKACAQAADMCgAgAQAAAOUJACABAAAA4wkAIAkVAACKEwAgFgAAjBMAIBcAAIsTACDZCQAA0xEAIKAKAADTEQAgtQoAANMRACDECgAA0xEAINwKAADTEQAg3goAANMRACAOxQkAAO8PADDGCQAA1goAEMcJAADvDwAwyAkBAOkOACHLCUAA6g4AIdkJQACCDwAhoApAAIIPACG1CgEA-g4AIcQKAQD6DgAh2goBAOkOACHbCgEA6Q4AIdwKAQD6DgAh3QogAJgPACHeCkAAgg8AIQMAAADjCQAgAwAA1QoAMBQAANYKACADAAAA4wkAIAMAAOQJADAEAADlCQAgAQAAAPUJACABAAAA9QkAIAMAAADzCQAgAwAA9AkAMAQAAPUJACADAAAA8wkAIAMAAPQJADAEAAD1CQAgAwAAAPMJACADAAD0CQAwBAAA9QkAIAiqBgAAiRMAIIoKAQAAAAG9CkAAAAABzgoBAAAAAdYKAQAAAAHXChAAAAAB2AoCAAAAAdkKEAAAAAEBCAAA3goAIAeKCgEAAAABvQpAAAAAAc4KAQAAAAHWCgEAAAAB1woQAAAAAdgKAgAAAAHZChAAAAABAQgAAOAKADABCAAA4AoAMAiqBgAAiBMAIIoKAQDOEQAhvQpAAM8RACHOCgEAzhEAIdYKAQDOEQAh1woQAPoRACHYCgIAzREAIdkKEAD6EQAhAgAAAPUJACAIAADjCgAgB4oKAQDOEQAhvQpAAM8RACHOCgEAzhEAIdYKAQDOEQAh1woQAPoRACHYCgIAzREAIdkKEAD6EQAhAgAAAPMJACAIAADlCgAgAgAAAPMJACAIAADlCgAgAwAAAPUJACAPAADeCgAgEAAA4woAIAEAAAD1CQAgAQAAAPMJACAFFQAAgxMAIBYAAIYTACAXAACFEwAgOAAAhBMAIDkAAIcTACAKxQkAAO4PADDGCQAA7AoAEMcJAADuDwAwigoBAOkOACG9CkAA6g4AIc4KAQDpDgAh1goBAOkOACHXChAAnQ8AIdgKAgDoDgAh2QoQAJ0PACEDAAAA8wkAIAMAAOsKADAUAADsCgAgAwAAAPMJACADAAD0CQAwBAAA9QkAIA-rBgAA7Q8AIMUJAADsDwAwxgkAAPIKABDHCQAA7A8AMMgJAQAAAAHrCUAA9Q4AIfgJAQD_DgAhqAoCAPMOACHFCgEA9A4AIcgKAQD0DgAh0QoBAPQOACHSCgEA9A4AIdMKAQD0DgAh1AoBAPQOACHVCgEA9A4AIQEAAADvCgAgAQAAAO8KACAPqwYAAO0PACDFCQAA7A8AMMYJAADyCgAQxwkAAOwPADDICQEA9A4AIesJQAD1DgAh-AkBAP8OACGoCgIA8w4AIcUKAQD0DgAhyAoBAPQOACHRCgEA9A4AIdIKAQD0DgAh0woBAPQOACHUCgEA9A4AIdUKAQD0DgAhAqsGAACCEwAg-AkAANMRACADAAAA8goAIAMAAPMKADAEAADvCgAgAwAAAPIKACADAADzCgAwBAAA7woAIAMAAADyCgAgAwAA8woAMAQAAO8KACAMqwYAAIETACDICQEAAAAB6wlAAAAAAfgJAQAAAAGoCgIAAAABxQoBAAAAAcgKAQAAAAHRCgEAAAAB0goBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAQEIAAD3CgAgC8gJAQAAAAHrCUAAAAAB-AkBAAAAAagKAgAAAAHFCgEAAAAByAoBAAAAAdEKAQAAAAHSCgEAAAAB0woBAAAAAdQKAQAAAAHVCgEAAAABAQgAAPkKADABCAAA-QoAMAyrBgAA9BIAIMgJAQDOEQAh6wlAAM8RACH4CQEA1xEAIagKAgDNEQAhxQoBAM4RACHICgEAzhEAIdEKAQDOEQAh0goBAM4RACHTCgEAzhEAIdQKAQDOEQAh1QoBAM4RACECAAAA7woAIAgAAPwKACALyAkBAM4RACHrCUAAzxEAIfgJAQDXEQAhqAoCAM0RACHFCgEAzhEAIcgKAQDOEQAh0QoBAM4RACHSCgEAzhEAIdMKAQDOEQAh1AoBAM4RACHVCgEAzhEAIQIAAADyCgAgCAAA_goAIAIAAADyCgAgCAAA_goAIAMAAADvCgAgDwAA9woAIBAAAPwKACABAAAA7woAIAEAAADyCgAgBhUAAO8SACAWAADyEgAgFwAA8RIAIDgAAPASACA5AADzEgAg-AkAANMRACAOxQkAAOsPADDGCQAAhQsAEMcJAADrDwAwyAkBAOkOACHrCUAA6g4AIfgJAQD6DgAhqAoCAOgOACHFCgEA6Q4AIcgKAQDpDgAh0QoBAOkOACHSCgEA6Q4AIdMKAQDpDgAh1AoBAOkOACHVCgEA6Q4AIQMAAADyCgAgAwAAhAsAMBQAAIULACADAAAA8goAIAMAAPMKADAEAADvCgAgAQAAAOsJACABAAAA6wkAIAMAAADpCQAgAwAA6gkAMAQAAOsJACADAAAA6QkAIAMAAOoJADAEAADrCQAgAwAAAOkJACADAADqCQAwBAAA6wkAIAeqBgAA7RIAIKwGAADuEgAgyAkBAAAAAesJQAAAAAHCCgEAAAABzgoBAAAAAdAKQAAAAAEBCAAAjQsAIAXICQEAAAAB6wlAAAAAAcIKAQAAAAHOCgEAAAAB0ApAAAAAAQEIAACPCwAwAQgAAI8LADAHqgYAAOsSACCsBgAA7BIAIMgJAQDOEQAh6wlAAM8RACHCCgEAzhEAIc4KAQDOEQAh0ApAAN4RACECAAAA6wkAIAgAAJILACAFyAkBAM4RACHrCUAAzxEAIcIKAQDOEQAhzgoBAM4RACHQCkAA3hEAIQIAAADpCQAgCAAAlAsAIAIAAADpCQAgCAAAlAsAIAMAAADrCQAgDwAAjQsAIBAAAJILACABAAAA6wkAIAEAAADpCQAgBBUAAOgSACAWAADqEgAgFwAA6RIAINAKAADTEQAgCMUJAADqDwAwxgkAAJsLABDHCQAA6g8AMMgJAQDpDgAh6wlAAOoOACHCCgEA6Q4AIc4KAQDpDgAh0ApAAIIPACEDAAAA6QkAIAMAAJoLADAUAACbCwAgAwAAAOkJACADAADqCQAwBAAA6wkAIAEAAADxCQAgAQAAAPEJACADAAAA7wkAIAMAAPAJADAEAADxCQAgAwAAAO8JACADAADwCQAwBAAA8QkAIAMAAADvCQAgAwAA8AkAMAQAAPEJACAEqgYAAOcSACDICQEAAAABzgoBAAAAAc8KQAAAAAEBCAAAowsAIAPICQEAAAABzgoBAAAAAc8KQAAAAAEBCAAApQsAMAEIAAClCwAwBKoGAADmEgAgyAkBAM4RACHOCgEAzhEAIc8KQADPEQAhAgAAAPEJACAIAACoCwAgA8gJAQDOEQAhzgoBAM4RACHPCkAAzxEAIQIAAADvCQAgCAAAqgsAIAIAAADvCQAgCAAAqgsAIAMAAADxCQAgDwAAowsAIBAAAKgLACABAAAA8QkAIAEAAADvCQAgAxUAAOMSACAWAADlEgAgFwAA5BIAIAbFCQAA6Q8AMMYJAACxCwAQxwkAAOkPADDICQEA6Q4AIc4KAQDpDgAhzwpAAOoOACEDAAAA7wkAIAMAALALADAUAACxCwAgAwAAAO8JACADAADwCQAwBAAA8QkAIAfFCQAA5w8AMMYJAAC3CwAQxwkAAOcPADDKCgEA9A4AIcsKQAD1DgAhzAoCAPMOACHNCgAA6A8AIAEAAAC0CwAgAQAAALQLACAGxQkAAOcPADDGCQAAtwsAEMcJAADnDwAwygoBAPQOACHLCkAA9Q4AIcwKAgDzDgAhAAMAAAC3CwAgAwAAuAsAMAQAALQLACADAAAAtwsAIAMAALgLADAEAAC0CwAgAwAAALcLACADAAC4CwAwBAAAtAsAIAPKCgEAAAABywpAAAAAAcwKAgAAAAEBCAAAvAsAIAPKCgEAAAABywpAAAAAAcwKAgAAAAEBCAAAvgsAMAEIAAC-CwAwA8oKAQDOEQAhywpAAM8RACHMCgIAzREAIQIAAAC0CwAgCAAAwQsAIAPKCgEAzhEAIcsKQADPEQAhzAoCAM0RACECAAAAtwsAIAgAAMMLACACAAAAtwsAIAgAAMMLACADAAAAtAsAIA8AALwLACAQAADBCwAgAQAAALQLACABAAAAtwsAIAUVAADeEgAgFgAA4RIAIBcAAOASACA4AADfEgAgOQAA4hIAIAbFCQAA5g8AMMYJAADKCwAQxwkAAOYPADDKCgEA6Q4AIcsKQADqDgAhzAoCAOgOACEDAAAAtwsAIAMAAMkLADAUAADKCwAgAwAAALcLACADAAC4CwAwBAAAtAsAIBDABwAA4g8AIMUJAADhDwAwxgkAANULABDHCQAA4Q8AMMgJAQAAAAHLCUAA9Q4AIfgJAQD_DgAh_wkBAPQOACGACgEA_w4AIYoKAQAAAAGoCgIA8w4AIcQKAQD_DgAhxQoBAPQOACHGCgEA9A4AIccKAQD0DgAhyAoBAPQOACEBAAAAzQsAIAusBgAA5Q8AIMUJAADkDwAwxgkAAM8LABDHCQAA5A8AMN8JAQD0DgAh4wkCAPMOACHkCUAAiQ8AIbUKAQD0DgAhwApAAIkPACHCCgEA9A4AIcMKAQD_DgAhBKwGAADdEgAg5AkAANMRACDACgAA0xEAIMMKAADTEQAgDKwGAADlDwAgxQkAAOQPADDGCQAAzwsAEMcJAADkDwAw3wkBAPQOACHjCQIA8w4AIeQJQACJDwAhtQoBAPQOACHACkAAiQ8AIcIKAQD0DgAhwwoBAP8OACHJCgAA4w8AIAMAAADPCwAgAwAA0AsAMAQAANELACABAAAAzwsAIAEAAADNCwAgEMAHAADiDwAgxQkAAOEPADDGCQAA1QsAEMcJAADhDwAwyAkBAPQOACHLCUAA9Q4AIfgJAQD_DgAh_wkBAPQOACGACgEA_w4AIYoKAQD_DgAhqAoCAPMOACHECgEA_w4AIcUKAQD0DgAhxgoBAPQOACHHCgEA9A4AIcgKAQD0DgAhBcAHAADcEgAg-AkAANMRACCACgAA0xEAIIoKAADTEQAgxAoAANMRACADAAAA1QsAIAMAANYLADAEAADNCwAgAwAAANULACADAADWCwAwBAAAzQsAIAMAAADVCwAgAwAA1gsAMAQAAM0LACANwAcAANsSACDICQEAAAABywlAAAAAAfgJAQAAAAH_CQEAAAABgAoBAAAAAYoKAQAAAAGoCgIAAAABxAoBAAAAAcUKAQAAAAHGCgEAAAABxwoBAAAAAcgKAQAAAAEBCAAA2gsAIAzICQEAAAABywlAAAAAAfgJAQAAAAH_CQEAAAABgAoBAAAAAYoKAQAAAAGoCgIAAAABxAoBAAAAAcUKAQAAAAHGCgEAAAABxwoBAAAAAcgKAQAAAAEBCAAA3AsAMAEIAADcCwAwDcAHAADOEgAgyAkBAM4RACHLCUAAzxEAIfgJAQDXEQAh_wkBAM4RACGACgEA1xEAIYoKAQDXEQAhqAoCAM0RACHECgEA1xEAIcUKAQDOEQAhxgoBAM4RACHHCgEAzhEAIcgKAQDOEQAhAgAAAM0LACAIAADfCwAgDMgJAQDOEQAhywlAAM8RACH4CQEA1xEAIf8JAQDOEQAhgAoBANcRACGKCgEA1xEAIagKAgDNEQAhxAoBANcRACHFCgEAzhEAIcYKAQDOEQAhxwoBAM4RACHICgEAzhEAIQIAAADVCwAgCAAA4QsAIAIAAADVCwAgCAAA4QsAIAMAAADNCwAgDwAA2gsAIBAAAN8LACABAAAAzQsAIAEAAADVCwAgCRUAAMkSACAWAADMEgAgFwAAyxIAIDgAAMoSACA5AADNEgAg-AkAANMRACCACgAA0xEAIIoKAADTEQAgxAoAANMRACAPxQkAAOAPADDGCQAA6AsAEMcJAADgDwAwyAkBAOkOACHLCUAA6g4AIfgJAQD6DgAh_wkBAOkOACGACgEA-g4AIYoKAQD6DgAhqAoCAOgOACHECgEA-g4AIcUKAQDpDgAhxgoBAOkOACHHCgEA6Q4AIcgKAQDpDgAhAwAAANULACADAADnCwAwFAAA6AsAIAMAAADVCwAgAwAA1gsAMAQAAM0LACABAAAA0QsAIAEAAADRCwAgAwAAAM8LACADAADQCwAwBAAA0QsAIAMAAADPCwAgAwAA0AsAMAQAANELACADAAAAzwsAIAMAANALADAEAADRCwAgCKwGAADIEgAg3wkBAAAAAeMJAgAAAAHkCUAAAAABtQoBAAAAAcAKQAAAAAHCCgEAAAABwwoBAAAAAQEIAADwCwAgB98JAQAAAAHjCQIAAAAB5AlAAAAAAbUKAQAAAAHACkAAAAABwgoBAAAAAcMKAQAAAAEBCAAA8gsAMAEIAADyCwAwCKwGAADHEgAg3wkBAM4RACHjCQIAzREAIeQJQADeEQAhtQoBAM4RACHACkAA3hEAIcIKAQDOEQAhwwoBANcRACECAAAA0QsAIAgAAPULACAH3wkBAM4RACHjCQIAzREAIeQJQADeEQAhtQoBAM4RACHACkAA3hEAIcIKAQDOEQAhwwoBANcRACECAAAAzwsAIAgAAPcLACACAAAAzwsAIAgAAPcLACADAAAA0QsAIA8AAPALACAQAAD1CwAgAQAAANELACABAAAAzwsAIAgVAADCEgAgFgAAxRIAIBcAAMQSACA4AADDEgAgOQAAxhIAIOQJAADTEQAgwAoAANMRACDDCgAA0xEAIArFCQAA3w8AMMYJAAD-CwAQxwkAAN8PADDfCQEA6Q4AIeMJAgDoDgAh5AlAAIIPACG1CgEA6Q4AIcAKQACCDwAhwgoBAOkOACHDCgEA-g4AIQMAAADPCwAgAwAA_QsAMBQAAP4LACADAAAAzwsAIAMAANALADAEAADRCwAgHcUJAADbDwAwxgkAAIQMABDHCQAA2w8AMMgJAQAAAAHLCUAA9Q4AId8JAADcD68KIoAKAQD0DgAhigoBAAAAAaMKAQD0DgAhqAoBAP8OACGrCkAAiQ8AIbAKAADdD7AKIrEKAQD_DgAhsgoQAKYPACGzChAA3g8AIbQKAQD_DgAhtQoAAKsPACC2CgEA_w4AIbcKAQD_DgAhuAoBAP8OACG5CgEA_w4AIboKAQD_DgAhuwoAAKsPACC8CgEA_w4AIb0KQACJDwAhvgpAAIkPACG_CkAA9Q4AIcAKQACJDwAhwQpAAIkPACEBAAAAgQwAIAEAAACBDAAgHcUJAADbDwAwxgkAAIQMABDHCQAA2w8AMMgJAQC0DwAhywlAAPUOACHfCQAA3A-vCiKACgEA9A4AIYoKAQD0DgAhowoBAPQOACGoCgEA_w4AIasKQACJDwAhsAoAAN0PsAoisQoBAP8OACGyChAApg8AIbMKEADeDwAhtAoBAP8OACG1CgAAqw8AILYKAQD_DgAhtwoBAP8OACG4CgEA_w4AIbkKAQD_DgAhugoBAP8OACG7CgAAqw8AILwKAQD_DgAhvQpAAIkPACG-CkAAiQ8AIb8KQAD1DgAhwApAAIkPACHBCkAAiQ8AIRGoCgAA0xEAIKsKAADTEQAgsQoAANMRACCzCgAA0xEAILQKAADTEQAgtQoAANMRACC2CgAA0xEAILcKAADTEQAguAoAANMRACC5CgAA0xEAILoKAADTEQAguwoAANMRACC8CgAA0xEAIL0KAADTEQAgvgoAANMRACDACgAA0xEAIMEKAADTEQAgAwAAAIQMACADAACFDAAwBAAAgQwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACADAAAAhAwAIAMAAIUMADAEAACBDAAgGsgJAQAAAAHLCUAAAAAB3wkAAACvCgKACgEAAAABigoBAAAAAaMKAQAAAAGoCgEAAAABqwpAAAAAAbAKAAAAsAoCsQoBAAAAAbIKEAAAAAGzChAAAAABtAoBAAAAAbUKgAAAAAG2CgEAAAABtwoBAAAAAbgKAQAAAAG5CgEAAAABugoBAAAAAbsKgAAAAAG8CgEAAAABvQpAAAAAAb4KQAAAAAG_CkAAAAABwApAAAAAAcEKQAAAAAEBCAAAiQwAIBrICQEAAAABywlAAAAAAd8JAAAArwoCgAoBAAAAAYoKAQAAAAGjCgEAAAABqAoBAAAAAasKQAAAAAGwCgAAALAKArEKAQAAAAGyChAAAAABswoQAAAAAbQKAQAAAAG1CoAAAAABtgoBAAAAAbcKAQAAAAG4CgEAAAABuQoBAAAAAboKAQAAAAG7CoAAAAABvAoBAAAAAb0KQAAAAAG-CkAAAAABvwpAAAAAAcAKQAAAAAHBCkAAAAABAQgAAIsMADABCAAAiwwAMBrICQEAzhEAIcsJQADPEQAh3wkAAL8SrwoigAoBAM4RACGKCgEAzhEAIaMKAQDOEQAhqAoBANcRACGrCkAA3hEAIbAKAADAErAKIrEKAQDXEQAhsgoQAPoRACGzChAAwRIAIbQKAQDXEQAhtQqAAAAAAbYKAQDXEQAhtwoBANcRACG4CgEA1xEAIbkKAQDXEQAhugoBANcRACG7CoAAAAABvAoBANcRACG9CkAA3hEAIb4KQADeEQAhvwpAAM8RACHACkAA3hEAIcEKQADeEQAhAgAAAIEMACAIAACODAAgGsgJAQDOEQAhywlAAM8RACHfCQAAvxKvCiKACgEAzhEAIYoKAQDOEQAhowoBAM4RACGoCgEA1xEAIasKQADeEQAhsAoAAMASsAoisQoBANcRACGyChAA-hEAIbMKEADBEgAhtAoBANcRACG1CoAAAAABtgoBANcRACG3CgEA1xEAIbgKAQDXEQAhuQoBANcRACG6CgEA1xEAIbsKgAAAAAG8CgEA1xEAIb0KQADeEQAhvgpAAN4RACG_CkAAzxEAIcAKQADeEQAhwQpAAN4RACECAAAAhAwAIAgAAJAMACACAAAAhAwAIAgAAJAMACADAAAAgQwAIA8AAIkMACAQAACODAAgAQAAAIEMACABAAAAhAwAIBYVAAC6EgAgFgAAvRIAIBcAALwSACA4AAC7EgAgOQAAvhIAIKgKAADTEQAgqwoAANMRACCxCgAA0xEAILMKAADTEQAgtAoAANMRACC1CgAA0xEAILYKAADTEQAgtwoAANMRACC4CgAA0xEAILkKAADTEQAgugoAANMRACC7CgAA0xEAILwKAADTEQAgvQoAANMRACC-CgAA0xEAIMAKAADTEQAgwQoAANMRACAdxQkAANEPADDGCQAAlwwAEMcJAADRDwAwyAkBALEPACHLCUAA6g4AId8JAADSD68KIoAKAQDpDgAhigoBAOkOACGjCgEA6Q4AIagKAQD6DgAhqwpAAIIPACGwCgAA0w-wCiKxCgEA-g4AIbIKEACdDwAhswoQANQPACG0CgEA-g4AIbUKAACNDwAgtgoBAPoOACG3CgEA-g4AIbgKAQD6DgAhuQoBAPoOACG6CgEA-g4AIbsKAACNDwAgvAoBAPoOACG9CkAAgg8AIb4KQACCDwAhvwpAAOoOACHACkAAgg8AIcEKQACCDwAhAwAAAIQMACADAACWDAAwFAAAlwwAIAMAAACEDAAgAwAAhQwAMAQAAIEMACAJxQkAAM4PADDGCQAAnQwAEMcJAADODwAwywlAAPUOACH_CQAAzw-rCiKiCgEAtA8AIasKQACJDwAhrApAAIkPACGtCgAA0A8AIAEAAACaDAAgAQAAAJoMACAIxQkAAM4PADDGCQAAnQwAEMcJAADODwAwywlAAPUOACH_CQAAzw-rCiKiCgEAtA8AIasKQACJDwAhrApAAIkPACECqwoAANMRACCsCgAA0xEAIAMAAACdDAAgAwAAngwAMAQAAJoMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgAwAAAJ0MACADAACeDAAwBAAAmgwAIAXLCUAAAAAB_wkAAACrCgKiCgEAAAABqwpAAAAAAawKQAAAAAEBCAAAogwAIAXLCUAAAAAB_wkAAACrCgKiCgEAAAABqwpAAAAAAawKQAAAAAEBCAAApAwAMAEIAACkDAAwBcsJQADPEQAh_wkAALkSqwoiogoBAM4RACGrCkAA3hEAIawKQADeEQAhAgAAAJoMACAIAACnDAAgBcsJQADPEQAh_wkAALkSqwoiogoBAM4RACGrCkAA3hEAIawKQADeEQAhAgAAAJ0MACAIAACpDAAgAgAAAJ0MACAIAACpDAAgAwAAAJoMACAPAACiDAAgEAAApwwAIAEAAACaDAAgAQAAAJ0MACAFFQAAthIAIBYAALgSACAXAAC3EgAgqwoAANMRACCsCgAA0xEAIAjFCQAAyg8AMMYJAACwDAAQxwkAAMoPADDLCUAA6g4AIf8JAADLD6sKIqIKAQCxDwAhqwpAAIIPACGsCkAAgg8AIQMAAACdDAAgAwAArwwAMBQAALAMACADAAAAnQwAIAMAAJ4MADAEAACaDAAgB8UJAADJDwAwxgkAALYMABDHCQAAyQ8AMMgJAQAAAAHLCUAA9Q4AIZ8KAAC-DwAgqQoBAAAAAQEAAACzDAAgAQAAALMMACAHxQkAAMkPADDGCQAAtgwAEMcJAADJDwAwyAkBAPQOACHLCUAA9Q4AIZ8KAAC-DwAgqQoBAPQOACEAAwAAALYMACADAAC3DAAwBAAAswwAIAMAAAC2DAAgAwAAtwwAMAQAALMMACADAAAAtgwAIAMAALcMADAEAACzDAAgBMgJAQAAAAHLCUAAAAABnwqAAAAAAakKAQAAAAEBCAAAuwwAIATICQEAAAABywlAAAAAAZ8KgAAAAAGpCgEAAAABAQgAAL0MADABCAAAvQwAMATICQEAzhEAIcsJQADPEQAhnwqAAAAAAakKAQDOEQAhAgAAALMMACAIAADADAAgBMgJAQDOEQAhywlAAM8RACGfCoAAAAABqQoBAM4RACECAAAAtgwAIAgAAMIMACACAAAAtgwAIAgAAMIMACADAAAAswwAIA8AALsMACAQAADADAAgAQAAALMMACABAAAAtgwAIAMVAACzEgAgFgAAtRIAIBcAALQSACAHxQkAAMgPADDGCQAAyQwAEMcJAADIDwAwyAkBAOkOACHLCUAA6g4AIZ8KAAC4DwAgqQoBAOkOACEDAAAAtgwAIAMAAMgMADAUAADJDAAgAwAAALYMACADAAC3DAAwBAAAswwAIA7FCQAAxw8AMMYJAADPDAAQxwkAAMcPADDICQEAAAABywlAAPUOACHZCUAA9Q4AIfgJAQD0DgAhgAoBAPQOACGBCgEA9A4AIYMKAQD0DgAhpQoCAPMOACGmCkAA9Q4AIacKQACJDwAhqAoCAKwPACEBAAAAzAwAIAEAAADMDAAgDsUJAADHDwAwxgkAAM8MABDHCQAAxw8AMMgJAQD0DgAhywlAAPUOACHZCUAA9Q4AIfgJAQD0DgAhgAoBAPQOACGBCgEA9A4AIYMKAQD0DgAhpQoCAPMOACGmCkAA9Q4AIacKQACJDwAhqAoCAKwPACECpwoAANMRACCoCgAA0xEAIAMAAADPDAAgAwAA0AwAMAQAAMwMACADAAAAzwwAIAMAANAMADAEAADMDAAgAwAAAM8MACADAADQDAAwBAAAzAwAIAvICQEAAAABywlAAAAAAdkJQAAAAAH4CQEAAAABgAoBAAAAAYEKAQAAAAGDCgEAAAABpQoCAAAAAaYKQAAAAAGnCkAAAAABqAoCAAAAAQEIAADUDAAgC8gJAQAAAAHLCUAAAAAB2QlAAAAAAfgJAQAAAAGACgEAAAABgQoBAAAAAYMKAQAAAAGlCgIAAAABpgpAAAAAAacKQAAAAAGoCgIAAAABAQgAANYMADABCAAA1gwAMAvICQEAzhEAIcsJQADPEQAh2QlAAM8RACH4CQEAzhEAIYAKAQDOEQAhgQoBAM4RACGDCgEAzhEAIaUKAgDNEQAhpgpAAM8RACGnCkAA3hEAIagKAgDoEQAhAgAAAMwMACAIAADZDAAgC8gJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDOEQAhgAoBAM4RACGBCgEAzhEAIYMKAQDOEQAhpQoCAM0RACGmCkAAzxEAIacKQADeEQAhqAoCAOgRACECAAAAzwwAIAgAANsMACACAAAAzwwAIAgAANsMACADAAAAzAwAIA8AANQMACAQAADZDAAgAQAAAMwMACABAAAAzwwAIAcVAACuEgAgFgAAsRIAIBcAALASACA4AACvEgAgOQAAshIAIKcKAADTEQAgqAoAANMRACAOxQkAAMYPADDGCQAA4gwAEMcJAADGDwAwyAkBAOkOACHLCUAA6g4AIdkJQADqDgAh-AkBAOkOACGACgEA6Q4AIYEKAQDpDgAhgwoBAOkOACGlCgIA6A4AIaYKQADqDgAhpwpAAIIPACGoCgIAjg8AIQMAAADPDAAgAwAA4QwAMBQAAOIMACADAAAAzwwAIAMAANAMADAEAADMDAAgDcUJAADDDwAwxgkAAOgMABDHCQAAww8AMMsJQAD1DgAh3wkAAMQPogoi_wkAAL0PngoigAoBAPQOACGKCgEAAAABnwoAAL4PACCgCkAAiQ8AIaIKAQD0DgAhowoBAPQOACGkCgAAxQ8AIAEAAADlDAAgAQAAAOUMACAMxQkAAMMPADDGCQAA6AwAEMcJAADDDwAwywlAAPUOACHfCQAAxA-iCiL_CQAAvQ-eCiKACgEA9A4AIYoKAQD0DgAhnwoAAL4PACCgCkAAiQ8AIaIKAQD0DgAhowoBAPQOACEBoAoAANMRACADAAAA6AwAIAMAAOkMADAEAADlDAAgAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACAJywlAAAAAAd8JAAAAogoC_wkAAACeCgKACgEAAAABigoBAAAAAZ8KgAAAAAGgCkAAAAABogoBAAAAAaMKAQAAAAEBCAAA7QwAIAnLCUAAAAAB3wkAAACiCgL_CQAAAJ4KAoAKAQAAAAGKCgEAAAABnwqAAAAAAaAKQAAAAAGiCgEAAAABowoBAAAAAQEIAADvDAAwAQgAAO8MADAJywlAAM8RACHfCQAArRKiCiL_CQAAqRKeCiKACgEAzhEAIYoKAQDOEQAhnwqAAAAAAaAKQADeEQAhogoBAM4RACGjCgEAzhEAIQIAAADlDAAgCAAA8gwAIAnLCUAAzxEAId8JAACtEqIKIv8JAACpEp4KIoAKAQDOEQAhigoBAM4RACGfCoAAAAABoApAAN4RACGiCgEAzhEAIaMKAQDOEQAhAgAAAOgMACAIAAD0DAAgAgAAAOgMACAIAAD0DAAgAwAAAOUMACAPAADtDAAgEAAA8gwAIAEAAADlDAAgAQAAAOgMACAEFQAAqhIAIBYAAKwSACAXAACrEgAgoAoAANMRACAMxQkAAL8PADDGCQAA-wwAEMcJAAC_DwAwywlAAOoOACHfCQAAwA-iCiL_CQAAtw-eCiKACgEA6Q4AIYoKAQDpDgAhnwoAALgPACCgCkAAgg8AIaIKAQDpDgAhowoBAOkOACEDAAAA6AwAIAMAAPoMADAUAAD7DAAgAwAAAOgMACADAADpDAAwBAAA5QwAIAnFCQAAvA8AMMYJAACBDQAQxwkAALwPADDICQEAAAABywlAAPUOACH_CQAAvQ-eCiKeCgEAAAABnwoAAL4PACCgCkAAiQ8AIQEAAAD-DAAgAQAAAP4MACAJxQkAALwPADDGCQAAgQ0AEMcJAAC8DwAwyAkBAPQOACHLCUAA9Q4AIf8JAAC9D54KIp4KAQD_DgAhnwoAAL4PACCgCkAAiQ8AIQKeCgAA0xEAIKAKAADTEQAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACADAAAAgQ0AIAMAAIINADAEAAD-DAAgBsgJAQAAAAHLCUAAAAAB_wkAAACeCgKeCgEAAAABnwqAAAAAAaAKQAAAAAEBCAAAhg0AIAbICQEAAAABywlAAAAAAf8JAAAAngoCngoBAAAAAZ8KgAAAAAGgCkAAAAABAQgAAIgNADABCAAAiA0AMAbICQEAzhEAIcsJQADPEQAh_wkAAKkSngoingoBANcRACGfCoAAAAABoApAAN4RACECAAAA_gwAIAgAAIsNACAGyAkBAM4RACHLCUAAzxEAIf8JAACpEp4KIp4KAQDXEQAhnwqAAAAAAaAKQADeEQAhAgAAAIENACAIAACNDQAgAgAAAIENACAIAACNDQAgAwAAAP4MACAPAACGDQAgEAAAiw0AIAEAAAD-DAAgAQAAAIENACAFFQAAphIAIBYAAKgSACAXAACnEgAgngoAANMRACCgCgAA0xEAIAnFCQAAtg8AMMYJAACUDQAQxwkAALYPADDICQEA6Q4AIcsJQADqDgAh_wkAALcPngoingoBAPoOACGfCgAAuA8AIKAKQACCDwAhAwAAAIENACADAACTDQAwFAAAlA0AIAMAAACBDQAgAwAAgg0AMAQAAP4MACASjwMBAPQOACHFCQAAsw8AMMYJAACaDQAQxwkAALMPADDICQEAAAABywlAAPUOACGACgEA9A4AIYoKAQAAAAGTCgEA9A4AIZQKAQD0DgAhlQoBAPQOACGWCgEA9A4AIZcKAQD0DgAhmApAAPUOACGZCkAA9Q4AIZoKAgCsDwAhmwoCAKwPACGcCgEA_w4AIQEAAACXDQAgAQAAAJcNACASjwMBAPQOACHFCQAAsw8AMMYJAACaDQAQxwkAALMPADDICQEAtA8AIcsJQAD1DgAhgAoBAPQOACGKCgEA9A4AIZMKAQD0DgAhlAoBAPQOACGVCgEA9A4AIZYKAQD0DgAhlwoBAPQOACGYCkAA9Q4AIZkKQAD1DgAhmgoCAKwPACGbCgIArA8AIZwKAQD_DgAhA5oKAADTEQAgmwoAANMRACCcCgAA0xEAIAMAAACaDQAgAwAAmw0AMAQAAJcNACADAAAAmg0AIAMAAJsNADAEAACXDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIA-PAwEAAAAByAkBAAAAAcsJQAAAAAGACgEAAAABigoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAGXCgEAAAABmApAAAAAAZkKQAAAAAGaCgIAAAABmwoCAAAAAZwKAQAAAAEBCAAAnw0AIA-PAwEAAAAByAkBAAAAAcsJQAAAAAGACgEAAAABigoBAAAAAZMKAQAAAAGUCgEAAAABlQoBAAAAAZYKAQAAAAGXCgEAAAABmApAAAAAAZkKQAAAAAGaCgIAAAABmwoCAAAAAZwKAQAAAAEBCAAAoQ0AMAEIAAChDQAwD48DAQDOEQAhyAkBAM4RACHLCUAAzxEAIYAKAQDOEQAhigoBAM4RACGTCgEAzhEAIZQKAQDOEQAhlQoBAM4RACGWCgEAzhEAIZcKAQDOEQAhmApAAM8RACGZCkAAzxEAIZoKAgDoEQAhmwoCAOgRACGcCgEA1xEAIQIAAACXDQAgCAAApA0AIA-PAwEAzhEAIcgJAQDOEQAhywlAAM8RACGACgEAzhEAIYoKAQDOEQAhkwoBAM4RACGUCgEAzhEAIZUKAQDOEQAhlgoBAM4RACGXCgEAzhEAIZgKQADPEQAhmQpAAM8RACGaCgIA6BEAIZsKAgDoEQAhnAoBANcRACECAAAAmg0AIAgAAKYNACACAAAAmg0AIAgAAKYNACADAAAAlw0AIA8AAJ8NACAQAACkDQAgAQAAAJcNACABAAAAmg0AIAgVAAChEgAgFgAApBIAIBcAAKMSACA4AACiEgAgOQAApRIAIJoKAADTEQAgmwoAANMRACCcCgAA0xEAIBKPAwEA6Q4AIcUJAACwDwAwxgkAAK0NABDHCQAAsA8AMMgJAQCxDwAhywlAAOoOACGACgEA6Q4AIYoKAQDpDgAhkwoBAOkOACGUCgEA6Q4AIZUKAQDpDgAhlgoBAOkOACGXCgEA6Q4AIZgKQADqDgAhmQpAAOoOACGaCgIAjg8AIZsKAgCODwAhnAoBAPoOACEDAAAAmg0AIAMAAKwNADAUAACtDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIBvSCAAApw8AINMIAACoDwAg1AgAAKkPACDFCQAAog8AMMYJAAC8DQAQxwkAAKIPADDICQEAAAABywlAAPUOACHZCUAA9Q4AIfgJAQD_DgAh_wkAAKMP_wkigAoBAPQOACGBCgEA9A4AIYIKAQD0DgAhgwoBAPQOACGECgEA9A4AIYUKBACkDwAhhgoEAKUPACGHCgEA_w4AIYgKEACmDwAhiQoBAP8OACGKCgEAAAABiwoBAP8OACGMCkAAiQ8AIY0KQACJDwAhjgoCAPMOACGPCkAAiQ8AIQEAAACwDQAgDtEIAACtDwAgxQkAAK4PADDGCQAAsg0AEMcJAACuDwAwywlAAPUOACHZCUAA9Q4AId0JAQD0DgAh9wkBAPQOACH4CQEA9A4AIfkJBAClDwAh-glAAIkPACH7CQEA_w4AIfwJQACJDwAh_QkgAK8PACEF0QgAAOERACD5CQAA0xEAIPoJAADTEQAg-wkAANMRACD8CQAA0xEAIA7RCAAArQ8AIMUJAACuDwAwxgkAALINABDHCQAArg8AMMsJQAD1DgAh2QlAAPUOACHdCQEA9A4AIfcJAQAAAAH4CQEAAAAB-QkEAKUPACH6CUAAiQ8AIfsJAQD_DgAh_AlAAIkPACH9CSAArw8AIQMAAACyDQAgAwAAsw0AMAQAALQNACAS0QgAAK0PACDFCQAAqg8AMMYJAAC2DQAQxwkAAKoPADDICQQApA8AId0JAQD0DgAh5QkBAP8OACHmCQQApA8AIecJAACrDwAg6AkBAP8OACHpCQIArA8AIeoJBAClDwAh6wlAAPUOACHsCUAAiQ8AIe0JQACJDwAh7gkBAP8OACHvCQEA_w4AIfAJQACJDwAhC9EIAADhEQAg5QkAANMRACDnCQAA0xEAIOgJAADTEQAg6QkAANMRACDqCQAA0xEAIOwJAADTEQAg7QkAANMRACDuCQAA0xEAIO8JAADTEQAg8AkAANMRACAS0QgAAK0PACDFCQAAqg8AMMYJAAC2DQAQxwkAAKoPADDICQQAAAAB3QkBAPQOACHlCQEAAAAB5gkEAKQPACHnCQAAqw8AIOgJAQAAAAHpCQIArA8AIeoJBAClDwAh6wlAAPUOACHsCUAAiQ8AIe0JQACJDwAh7gkBAP8OACHvCQEA_w4AIfAJQACJDwAhAwAAALYNACADAAC3DQAwBAAAuA0AIBDRCAAAig8AIMUJAACHDwAwxgkAALoNABDHCQAAhw8AMMgJAQD0DgAhyQkBAP8OACHKCQEA_w4AIcsJQAD1DgAh1gkBAPQOACHdCQEA_w4AId8JAACID98JIuAJAQD_DgAh4QlAAIkPACHiCUAAiQ8AIeMJAgDzDgAh5AlAAIkPACEBAAAAug0AIBvSCAAApw8AINMIAACoDwAg1AgAAKkPACDFCQAAog8AMMYJAAC8DQAQxwkAAKIPADDICQEA9A4AIcsJQAD1DgAh2QlAAPUOACH4CQEA_w4AIf8JAACjD_8JIoAKAQD0DgAhgQoBAPQOACGCCgEA9A4AIYMKAQD0DgAhhAoBAPQOACGFCgQApA8AIYYKBAClDwAhhwoBAP8OACGIChAApg8AIYkKAQD_DgAhigoBAPQOACGLCgEA_w4AIYwKQACJDwAhjQpAAIkPACGOCgIA8w4AIY8KQACJDwAhAQAAALwNACABAAAAsg0AIAEAAAC2DQAgAQAAALANACAL0ggAAJ4SACDTCAAAnxIAINQIAACgEgAg-AkAANMRACCGCgAA0xEAIIcKAADTEQAgiQoAANMRACCLCgAA0xEAIIwKAADTEQAgjQoAANMRACCPCgAA0xEAIAMAAAC8DQAgAwAAwQ0AMAQAALANACADAAAAvA0AIAMAAMENADAEAACwDQAgAwAAALwNACADAADBDQAwBAAAsA0AIBjSCAAAmxIAINMIAACcEgAg1AgAAJ0SACDICQEAAAABywlAAAAAAdkJQAAAAAH4CQEAAAAB_wkAAAD_CQKACgEAAAABgQoBAAAAAYIKAQAAAAGDCgEAAAABhAoBAAAAAYUKBAAAAAGGCgQAAAABhwoBAAAAAYgKEAAAAAGJCgEAAAABigoBAAAAAYsKAQAAAAGMCkAAAAABjQpAAAAAAY4KAgAAAAGPCkAAAAABAQgAAMUNACAVyAkBAAAAAcsJQAAAAAHZCUAAAAAB-AkBAAAAAf8JAAAA_wkCgAoBAAAAAYEKAQAAAAGCCgEAAAABgwoBAAAAAYQKAQAAAAGFCgQAAAABhgoEAAAAAYcKAQAAAAGIChAAAAABiQoBAAAAAYoKAQAAAAGLCgEAAAABjApAAAAAAY0KQAAAAAGOCgIAAAABjwpAAAAAAQEIAADHDQAwAQgAAMcNADAY0ggAAPsRACDTCAAA_BEAINQIAAD9EQAgyAkBAM4RACHLCUAAzxEAIdkJQADPEQAh-AkBANcRACH_CQAA-RH_CSKACgEAzhEAIYEKAQDOEQAhggoBAM4RACGDCgEAzhEAIYQKAQDOEQAhhQoEAOcRACGGCgQA6REAIYcKAQDXEQAhiAoQAPoRACGJCgEA1xEAIYoKAQDOEQAhiwoBANcRACGMCkAA3hEAIY0KQADeEQAhjgoCAM0RACGPCkAA3hEAIQIAAACwDQAgCAAAyg0AIBXICQEAzhEAIcsJQADPEQAh2QlAAM8RACH4CQEA1xEAIf8JAAD5Ef8JIoAKAQDOEQAhgQoBAM4RACGCCgEAzhEAIYMKAQDOEQAhhAoBAM4RACGFCgQA5xEAIYYKBADpEQAhhwoBANcRACGIChAA-hEAIYkKAQDXEQAhigoBAM4RACGLCgEA1xEAIYwKQADeEQAhjQpAAN4RACGOCgIAzREAIY8KQADeEQAhAgAAALwNACAIAADMDQAgAgAAALwNACAIAADMDQAgAwAAALANACAPAADFDQAgEAAAyg0AIAEAAACwDQAgAQAAALwNACANFQAA9BEAIBYAAPcRACAXAAD2EQAgOAAA9REAIDkAAPgRACD4CQAA0xEAIIYKAADTEQAghwoAANMRACCJCgAA0xEAIIsKAADTEQAgjAoAANMRACCNCgAA0xEAII8KAADTEQAgGMUJAACbDwAwxgkAANMNABDHCQAAmw8AMMgJAQDpDgAhywlAAOoOACHZCUAA6g4AIfgJAQD6DgAh_wkAAJwP_wkigAoBAOkOACGBCgEA6Q4AIYIKAQDpDgAhgwoBAOkOACGECgEA6Q4AIYUKBACMDwAhhgoEAI8PACGHCgEA-g4AIYgKEACdDwAhiQoBAPoOACGKCgEA6Q4AIYsKAQD6DgAhjApAAIIPACGNCkAAgg8AIY4KAgDoDgAhjwpAAIIPACEDAAAAvA0AIAMAANINADAUAADTDQAgAwAAALwNACADAADBDQAwBAAAsA0AIAEAAAC0DQAgAQAAALQNACADAAAAsg0AIAMAALMNADAEAAC0DQAgAwAAALINACADAACzDQAwBAAAtA0AIAMAAACyDQAgAwAAsw0AMAQAALQNACAL0QgAAPMRACDLCUAAAAAB2QlAAAAAAd0JAQAAAAH3CQEAAAAB-AkBAAAAAfkJBAAAAAH6CUAAAAAB-wkBAAAAAfwJQAAAAAH9CSAAAAABAQgAANsNACAKywlAAAAAAdkJQAAAAAHdCQEAAAAB9wkBAAAAAfgJAQAAAAH5CQQAAAAB-glAAAAAAfsJAQAAAAH8CUAAAAAB_QkgAAAAAQEIAADdDQAwAQgAAN0NADAL0QgAAPIRACDLCUAAzxEAIdkJQADPEQAh3QkBAM4RACH3CQEAzhEAIfgJAQDOEQAh-QkEAOkRACH6CUAA3hEAIfsJAQDXEQAh_AlAAN4RACH9CSAA8REAIQIAAAC0DQAgCAAA4A0AIArLCUAAzxEAIdkJQADPEQAh3QkBAM4RACH3CQEAzhEAIfgJAQDOEQAh-QkEAOkRACH6CUAA3hEAIfsJAQDXEQAh_AlAAN4RACH9CSAA8REAIQIAAACyDQAgCAAA4g0AIAIAAACyDQAgCAAA4g0AIAMAAAC0DQAgDwAA2w0AIBAAAOANACABAAAAtA0AIAEAAACyDQAgCRUAAOwRACAWAADvEQAgFwAA7hEAIDgAAO0RACA5AADwEQAg-QkAANMRACD6CQAA0xEAIPsJAADTEQAg_AkAANMRACANxQkAAJcPADDGCQAA6Q0AEMcJAACXDwAwywlAAOoOACHZCUAA6g4AId0JAQDpDgAh9wkBAOkOACH4CQEA6Q4AIfkJBACPDwAh-glAAIIPACH7CQEA-g4AIfwJQACCDwAh_QkgAJgPACEDAAAAsg0AIAMAAOgNADAUAADpDQAgAwAAALINACADAACzDQAwBAAAtA0AIAEAAAC4DQAgAQAAALgNACADAAAAtg0AIAMAALcNADAEAAC4DQAgAwAAALYNACADAAC3DQAwBAAAuA0AIAMAAAC2DQAgAwAAtw0AMAQAALgNACAP0QgAAOsRACDICQQAAAAB3QkBAAAAAeUJAQAAAAHmCQQAAAAB5wmAAAAAAegJAQAAAAHpCQIAAAAB6gkEAAAAAesJQAAAAAHsCUAAAAAB7QlAAAAAAe4JAQAAAAHvCQEAAAAB8AlAAAAAAQEIAADxDQAgDsgJBAAAAAHdCQEAAAAB5QkBAAAAAeYJBAAAAAHnCYAAAAAB6AkBAAAAAekJAgAAAAHqCQQAAAAB6wlAAAAAAewJQAAAAAHtCUAAAAAB7gkBAAAAAe8JAQAAAAHwCUAAAAABAQgAAPMNADABCAAA8w0AMA_RCAAA6hEAIMgJBADnEQAh3QkBAM4RACHlCQEA1xEAIeYJBADnEQAh5wmAAAAAAegJAQDXEQAh6QkCAOgRACHqCQQA6REAIesJQADPEQAh7AlAAN4RACHtCUAA3hEAIe4JAQDXEQAh7wkBANcRACHwCUAA3hEAIQIAAAC4DQAgCAAA9g0AIA7ICQQA5xEAId0JAQDOEQAh5QkBANcRACHmCQQA5xEAIecJgAAAAAHoCQEA1xEAIekJAgDoEQAh6gkEAOkRACHrCUAAzxEAIewJQADeEQAh7QlAAN4RACHuCQEA1xEAIe8JAQDXEQAh8AlAAN4RACECAAAAtg0AIAgAAPgNACACAAAAtg0AIAgAAPgNACADAAAAuA0AIA8AAPENACAQAAD2DQAgAQAAALgNACABAAAAtg0AIA8VAADiEQAgFgAA5REAIBcAAOQRACA4AADjEQAgOQAA5hEAIOUJAADTEQAg5wkAANMRACDoCQAA0xEAIOkJAADTEQAg6gkAANMRACDsCQAA0xEAIO0JAADTEQAg7gkAANMRACDvCQAA0xEAIPAJAADTEQAgEcUJAACLDwAwxgkAAP8NABDHCQAAiw8AMMgJBACMDwAh3QkBAOkOACHlCQEA-g4AIeYJBACMDwAh5wkAAI0PACDoCQEA-g4AIekJAgCODwAh6gkEAI8PACHrCUAA6g4AIewJQACCDwAh7QlAAIIPACHuCQEA-g4AIe8JAQD6DgAh8AlAAIIPACEDAAAAtg0AIAMAAP4NADAUAAD_DQAgAwAAALYNACADAAC3DQAwBAAAuA0AIBDRCAAAig8AIMUJAACHDwAwxgkAALoNABDHCQAAhw8AMMgJAQAAAAHJCQEA_w4AIcoJAQD_DgAhywlAAPUOACHWCQEAAAAB3QkBAAAAAd8JAACID98JIuAJAQD_DgAh4QlAAIkPACHiCUAAiQ8AIeMJAgDzDgAh5AlAAIkPACEBAAAAgg4AIAEAAACCDgAgCNEIAADhEQAgyQkAANMRACDKCQAA0xEAIN0JAADTEQAg4AkAANMRACDhCQAA0xEAIOIJAADTEQAg5AkAANMRACADAAAAug0AIAMAAIUOADAEAACCDgAgAwAAALoNACADAACFDgAwBAAAgg4AIAMAAAC6DQAgAwAAhQ4AMAQAAIIOACAN0QgAAOARACDICQEAAAAByQkBAAAAAcoJAQAAAAHLCUAAAAAB1gkBAAAAAd0JAQAAAAHfCQAAAN8JAuAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAgAAAAHkCUAAAAABAQgAAIkOACAMyAkBAAAAAckJAQAAAAHKCQEAAAABywlAAAAAAdYJAQAAAAHdCQEAAAAB3wkAAADfCQLgCQEAAAAB4QlAAAAAAeIJQAAAAAHjCQIAAAAB5AlAAAAAAQEIAACLDgAwAQgAAIsOADABAAAAvA0AIA3RCAAA3xEAIMgJAQDOEQAhyQkBANcRACHKCQEA1xEAIcsJQADPEQAh1gkBAM4RACHdCQEA1xEAId8JAADdEd8JIuAJAQDXEQAh4QlAAN4RACHiCUAA3hEAIeMJAgDNEQAh5AlAAN4RACECAAAAgg4AIAgAAI8OACAMyAkBAM4RACHJCQEA1xEAIcoJAQDXEQAhywlAAM8RACHWCQEAzhEAId0JAQDXEQAh3wkAAN0R3wki4AkBANcRACHhCUAA3hEAIeIJQADeEQAh4wkCAM0RACHkCUAA3hEAIQIAAAC6DQAgCAAAkQ4AIAIAAAC6DQAgCAAAkQ4AIAEAAAC8DQAgAwAAAIIOACAPAACJDgAgEAAAjw4AIAEAAACCDgAgAQAAALoNACAMFQAA2BEAIBYAANsRACAXAADaEQAgOAAA2REAIDkAANwRACDJCQAA0xEAIMoJAADTEQAg3QkAANMRACDgCQAA0xEAIOEJAADTEQAg4gkAANMRACDkCQAA0xEAIA_FCQAAgA8AMMYJAACZDgAQxwkAAIAPADDICQEA6Q4AIckJAQD6DgAhygkBAPoOACHLCUAA6g4AIdYJAQDpDgAh3QkBAPoOACHfCQAAgQ_fCSLgCQEA-g4AIeEJQACCDwAh4glAAIIPACHjCQIA6A4AIeQJQACCDwAhAwAAALoNACADAACYDgAwFAAAmQ4AIAMAAAC6DQAgAwAAhQ4AMAQAAIIOACAHxQkAAP4OADDGCQAAnw4AEMcJAAD-DgAwygkBAPQOACHLCUAA9Q4AIdsJAQAAAAHcCQEA_w4AIQEAAACcDgAgAQAAAJwOACAHxQkAAP4OADDGCQAAnw4AEMcJAAD-DgAwygkBAPQOACHLCUAA9Q4AIdsJAQD0DgAh3AkBAP8OACEB3AkAANMRACADAAAAnw4AIAMAAKAOADAEAACcDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIAMAAACfDgAgAwAAoA4AMAQAAJwOACAEygkBAAAAAcsJQAAAAAHbCQEAAAAB3AkBAAAAAQEIAACkDgAgBMoJAQAAAAHLCUAAAAAB2wkBAAAAAdwJAQAAAAEBCAAApg4AMAEIAACmDgAwBMoJAQDOEQAhywlAAM8RACHbCQEAzhEAIdwJAQDXEQAhAgAAAJwOACAIAACpDgAgBMoJAQDOEQAhywlAAM8RACHbCQEAzhEAIdwJAQDXEQAhAgAAAJ8OACAIAACrDgAgAgAAAJ8OACAIAACrDgAgAwAAAJwOACAPAACkDgAgEAAAqQ4AIAEAAACcDgAgAQAAAJ8OACAEFQAA1BEAIBYAANYRACAXAADVEQAg3AkAANMRACAHxQkAAPkOADDGCQAAsg4AEMcJAAD5DgAwygkBAOkOACHLCUAA6g4AIdsJAQDpDgAh3AkBAPoOACEDAAAAnw4AIAMAALEOADAUAACyDgAgAwAAAJ8OACADAACgDgAwBAAAnA4AIAjFCQAA9w4AMMYJAAC4DgAQxwkAAPcOADDWCQEA9A4AIdcJAQD0DgAh2AkBAPQOACHZCUAA9Q4AIdoJAAD4DgAgAQAAALUOACABAAAAtQ4AIAfFCQAA9w4AMMYJAAC4DgAQxwkAAPcOADDWCQEA9A4AIdcJAQD0DgAh2AkBAPQOACHZCUAA9Q4AIQADAAAAuA4AIAMAALkOADAEAAC1DgAgAwAAALgOACADAAC5DgAwBAAAtQ4AIAMAAAC4DgAgAwAAuQ4AMAQAALUOACAE1gkBAAAAAdcJAQAAAAHYCQEAAAAB2QlAAAAAAQEIAAC9DgAgBNYJAQAAAAHXCQEAAAAB2AkBAAAAAdkJQAAAAAEBCAAAvw4AMAEIAAC_DgAwBNYJAQDOEQAh1wkBAM4RACHYCQEAzhEAIdkJQADPEQAhAgAAALUOACAIAADCDgAgBNYJAQDOEQAh1wkBAM4RACHYCQEAzhEAIdkJQADPEQAhAgAAALgOACAIAADEDgAgAgAAALgOACAIAADEDgAgAwAAALUOACAPAAC9DgAgEAAAwg4AIAEAAAC1DgAgAQAAALgOACADFQAA0BEAIBYAANIRACAXAADREQAgB8UJAAD2DgAwxgkAAMsOABDHCQAA9g4AMNYJAQDpDgAh1wkBAOkOACHYCQEA6Q4AIdkJQADqDgAhAwAAALgOACADAADKDgAwFAAAyw4AIAMAAAC4DgAgAwAAuQ4AMAQAALUOACAHxQkAAPIOADDGCQAA0Q4AEMcJAADyDgAwyAkCAAAAAckJAQD0DgAhygkBAPQOACHLCUAA9Q4AIQEAAADODgAgAQAAAM4OACAHxQkAAPIOADDGCQAA0Q4AEMcJAADyDgAwyAkCAPMOACHJCQEA9A4AIcoJAQD0DgAhywlAAPUOACEAAwAAANEOACADAADSDgAwBAAAzg4AIAMAAADRDgAgAwAA0g4AMAQAAM4OACADAAAA0Q4AIAMAANIOADAEAADODgAgBMgJAgAAAAHJCQEAAAABygkBAAAAAcsJQAAAAAEBCAAA1g4AIATICQIAAAAByQkBAAAAAcoJAQAAAAHLCUAAAAABAQgAANgOADABCAAA2A4AMATICQIAzREAIckJAQDOEQAhygkBAM4RACHLCUAAzxEAIQIAAADODgAgCAAA2w4AIATICQIAzREAIckJAQDOEQAhygkBAM4RACHLCUAAzxEAIQIAAADRDgAgCAAA3Q4AIAIAAADRDgAgCAAA3Q4AIAMAAADODgAgDwAA1g4AIBAAANsOACABAAAAzg4AIAEAAADRDgAgBRUAAMgRACAWAADLEQAgFwAAyhEAIDgAAMkRACA5AADMEQAgB8UJAADnDgAwxgkAAOQOABDHCQAA5w4AMMgJAgDoDgAhyQkBAOkOACHKCQEA6Q4AIcsJQADqDgAhAwAAANEOACADAADjDgAwFAAA5A4AIAMAAADRDgAgAwAA0g4AMAQAAM4OACAHxQkAAOcOADDGCQAA5A4AEMcJAADnDgAwyAkCAOgOACHJCQEA6Q4AIcoJAQDpDgAhywlAAOoOACENFQAA7A4AIBYAAOwOACAXAADsDgAgOAAA8Q4AIDkAAOwOACCxBAIAAAAEzAkCAAAAAc0JAgAAAATOCQIAAAABzwkCAAAAAdAJAgAAAAHRCQIAAAAB0gkCAPAOACEOFQAA7A4AIBYAAO8OACAXAADvDgAgsQQBAAAABMwJAQAAAAHNCQEAAAAEzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQDuDgAh0wkBAAAAAdQJAQAAAAHVCQEAAAABCxUAAOwOACAWAADtDgAgFwAA7Q4AILEEQAAAAATMCUAAAAABzQlAAAAABM4JQAAAAAHPCUAAAAAB0AlAAAAAAdEJQAAAAAHSCUAA6w4AIQsVAADsDgAgFgAA7Q4AIBcAAO0OACCxBEAAAAAEzAlAAAAAAc0JQAAAAATOCUAAAAABzwlAAAAAAdAJQAAAAAHRCUAAAAAB0glAAOsOACEIsQQCAAAABMwJAgAAAAHNCQIAAAAEzgkCAAAAAc8JAgAAAAHQCQIAAAAB0QkCAAAAAdIJAgDsDgAhCLEEQAAAAATMCUAAAAABzQlAAAAABM4JQAAAAAHPCUAAAAAB0AlAAAAAAdEJQAAAAAHSCUAA7Q4AIQ4VAADsDgAgFgAA7w4AIBcAAO8OACCxBAEAAAAEzAkBAAAAAc0JAQAAAATOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQEAAAAB0gkBAO4OACHTCQEAAAAB1AkBAAAAAdUJAQAAAAELsQQBAAAABMwJAQAAAAHNCQEAAAAEzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQDvDgAh0wkBAAAAAdQJAQAAAAHVCQEAAAABDRUAAOwOACAWAADsDgAgFwAA7A4AIDgAAPEOACA5AADsDgAgsQQCAAAABMwJAgAAAAHNCQIAAAAEzgkCAAAAAc8JAgAAAAHQCQIAAAAB0QkCAAAAAdIJAgDwDgAhCLEECAAAAATMCQgAAAABzQkIAAAABM4JCAAAAAHPCQgAAAAB0AkIAAAAAdEJCAAAAAHSCQgA8Q4AIQfFCQAA8g4AMMYJAADRDgAQxwkAAPIOADDICQIA8w4AIckJAQD0DgAhygkBAPQOACHLCUAA9Q4AIQixBAIAAAAEzAkCAAAAAc0JAgAAAATOCQIAAAABzwkCAAAAAdAJAgAAAAHRCQIAAAAB0gkCAOwOACELsQQBAAAABMwJAQAAAAHNCQEAAAAEzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQDvDgAh0wkBAAAAAdQJAQAAAAHVCQEAAAABCLEEQAAAAATMCUAAAAABzQlAAAAABM4JQAAAAAHPCUAAAAAB0AlAAAAAAdEJQAAAAAHSCUAA7Q4AIQfFCQAA9g4AMMYJAADLDgAQxwkAAPYOADDWCQEA6Q4AIdcJAQDpDgAh2AkBAOkOACHZCUAA6g4AIQfFCQAA9w4AMMYJAAC4DgAQxwkAAPcOADDWCQEA9A4AIdcJAQD0DgAh2AkBAPQOACHZCUAA9Q4AIQLWCQEAAAAB1wkBAAAAAQfFCQAA-Q4AMMYJAACyDgAQxwkAAPkOADDKCQEA6Q4AIcsJQADqDgAh2wkBAOkOACHcCQEA-g4AIQ4VAAD8DgAgFgAA_Q4AIBcAAP0OACCxBAEAAAAFzAkBAAAAAc0JAQAAAAXOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQEAAAAB0gkBAPsOACHTCQEAAAAB1AkBAAAAAdUJAQAAAAEOFQAA_A4AIBYAAP0OACAXAAD9DgAgsQQBAAAABcwJAQAAAAHNCQEAAAAFzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQD7DgAh0wkBAAAAAdQJAQAAAAHVCQEAAAABCLEEAgAAAAXMCQIAAAABzQkCAAAABc4JAgAAAAHPCQIAAAAB0AkCAAAAAdEJAgAAAAHSCQIA_A4AIQuxBAEAAAAFzAkBAAAAAc0JAQAAAAXOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQEAAAAB0gkBAP0OACHTCQEAAAAB1AkBAAAAAdUJAQAAAAEHxQkAAP4OADDGCQAAnw4AEMcJAAD-DgAwygkBAPQOACHLCUAA9Q4AIdsJAQD0DgAh3AkBAP8OACELsQQBAAAABcwJAQAAAAHNCQEAAAAFzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQD9DgAh0wkBAAAAAdQJAQAAAAHVCQEAAAABD8UJAACADwAwxgkAAJkOABDHCQAAgA8AMMgJAQDpDgAhyQkBAPoOACHKCQEA-g4AIcsJQADqDgAh1gkBAOkOACHdCQEA-g4AId8JAACBD98JIuAJAQD6DgAh4QlAAIIPACHiCUAAgg8AIeMJAgDoDgAh5AlAAIIPACEHFQAA7A4AIBYAAIYPACAXAACGDwAgsQQAAADfCQjMCQAAAN8JAs0JAAAA3wkI0gkAAIUP3wkiCxUAAPwOACAWAACEDwAgFwAAhA8AILEEQAAAAAXMCUAAAAABzQlAAAAABc4JQAAAAAHPCUAAAAAB0AlAAAAAAdEJQAAAAAHSCUAAgw8AIQsVAAD8DgAgFgAAhA8AIBcAAIQPACCxBEAAAAAFzAlAAAAAAc0JQAAAAAXOCUAAAAABzwlAAAAAAdAJQAAAAAHRCUAAAAAB0glAAIMPACEIsQRAAAAABcwJQAAAAAHNCUAAAAAFzglAAAAAAc8JQAAAAAHQCUAAAAAB0QlAAAAAAdIJQACEDwAhBxUAAOwOACAWAACGDwAgFwAAhg8AILEEAAAA3wkIzAkAAADfCQLNCQAAAN8JCNIJAACFD98JIgSxBAAAAN8JCMwJAAAA3wkCzQkAAADfCQjSCQAAhg_fCSIQ0QgAAIoPACDFCQAAhw8AMMYJAAC6DQAQxwkAAIcPADDICQEA9A4AIckJAQD_DgAhygkBAP8OACHLCUAA9Q4AIdYJAQD0DgAh3QkBAP8OACHfCQAAiA_fCSLgCQEA_w4AIeEJQACJDwAh4glAAIkPACHjCQIA8w4AIeQJQACJDwAhBLEEAAAA3wkIzAkAAADfCQLNCQAAAN8JCNIJAACGD98JIgixBEAAAAAFzAlAAAAAAc0JQAAAAAXOCUAAAAABzwlAAAAAAdAJQAAAAAHRCUAAAAAB0glAAIQPACEd0ggAAKcPACDTCAAAqA8AINQIAACpDwAgxQkAAKIPADDGCQAAvA0AEMcJAACiDwAwyAkBAPQOACHLCUAA9Q4AIdkJQAD1DgAh-AkBAP8OACH_CQAAow__CSKACgEA9A4AIYEKAQD0DgAhggoBAPQOACGDCgEA9A4AIYQKAQD0DgAhhQoEAKQPACGGCgQApQ8AIYcKAQD_DgAhiAoQAKYPACGJCgEA_w4AIYoKAQD0DgAhiwoBAP8OACGMCkAAiQ8AIY0KQACJDwAhjgoCAPMOACGPCkAAiQ8AIdgMAAC8DQAg2QwAALwNACARxQkAAIsPADDGCQAA_w0AEMcJAACLDwAwyAkEAIwPACHdCQEA6Q4AIeUJAQD6DgAh5gkEAIwPACHnCQAAjQ8AIOgJAQD6DgAh6QkCAI4PACHqCQQAjw8AIesJQADqDgAh7AlAAIIPACHtCUAAgg8AIe4JAQD6DgAh7wkBAPoOACHwCUAAgg8AIQ0VAADsDgAgFgAAlg8AIBcAAJYPACA4AADxDgAgOQAAlg8AILEEBAAAAATMCQQAAAABzQkEAAAABM4JBAAAAAHPCQQAAAAB0AkEAAAAAdEJBAAAAAHSCQQAlQ8AIQ8VAAD8DgAgFgAAlA8AIBcAAJQPACDMCYAAAAABzgmAAAAAAc8JgAAAAAHQCYAAAAAB0QmAAAAAAdIJgAAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CYAAAAAB9QmAAAAAAfYJgAAAAAENFQAA_A4AIBYAAPwOACAXAAD8DgAgOAAAkQ8AIDkAAPwOACCxBAIAAAAFzAkCAAAAAc0JAgAAAAXOCQIAAAABzwkCAAAAAdAJAgAAAAHRCQIAAAAB0gkCAJMPACENFQAA_A4AIBYAAJIPACAXAACSDwAgOAAAkQ8AIDkAAJIPACCxBAQAAAAFzAkEAAAAAc0JBAAAAAXOCQQAAAABzwkEAAAAAdAJBAAAAAHRCQQAAAAB0gkEAJAPACENFQAA_A4AIBYAAJIPACAXAACSDwAgOAAAkQ8AIDkAAJIPACCxBAQAAAAFzAkEAAAAAc0JBAAAAAXOCQQAAAABzwkEAAAAAdAJBAAAAAHRCQQAAAAB0gkEAJAPACEIsQQIAAAABcwJCAAAAAHNCQgAAAAFzgkIAAAAAc8JCAAAAAHQCQgAAAAB0QkIAAAAAdIJCACRDwAhCLEEBAAAAAXMCQQAAAABzQkEAAAABc4JBAAAAAHPCQQAAAAB0AkEAAAAAdEJBAAAAAHSCQQAkg8AIQ0VAAD8DgAgFgAA_A4AIBcAAPwOACA4AACRDwAgOQAA_A4AILEEAgAAAAXMCQIAAAABzQkCAAAABc4JAgAAAAHPCQIAAAAB0AkCAAAAAdEJAgAAAAHSCQIAkw8AIQzMCYAAAAABzgmAAAAAAc8JgAAAAAHQCYAAAAAB0QmAAAAAAdIJgAAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CYAAAAAB9QmAAAAAAfYJgAAAAAENFQAA7A4AIBYAAJYPACAXAACWDwAgOAAA8Q4AIDkAAJYPACCxBAQAAAAEzAkEAAAAAc0JBAAAAATOCQQAAAABzwkEAAAAAdAJBAAAAAHRCQQAAAAB0gkEAJUPACEIsQQEAAAABMwJBAAAAAHNCQQAAAAEzgkEAAAAAc8JBAAAAAHQCQQAAAAB0QkEAAAAAdIJBACWDwAhDcUJAACXDwAwxgkAAOkNABDHCQAAlw8AMMsJQADqDgAh2QlAAOoOACHdCQEA6Q4AIfcJAQDpDgAh-AkBAOkOACH5CQQAjw8AIfoJQACCDwAh-wkBAPoOACH8CUAAgg8AIf0JIACYDwAhBRUAAOwOACAWAACaDwAgFwAAmg8AIMwJIAAAAAHSCSAAmQ8AIQUVAADsDgAgFgAAmg8AIBcAAJoPACDMCSAAAAAB0gkgAJkPACECzAkgAAAAAdIJIACaDwAhGMUJAACbDwAwxgkAANMNABDHCQAAmw8AMMgJAQDpDgAhywlAAOoOACHZCUAA6g4AIfgJAQD6DgAh_wkAAJwP_wkigAoBAOkOACGBCgEA6Q4AIYIKAQDpDgAhgwoBAOkOACGECgEA6Q4AIYUKBACMDwAhhgoEAI8PACGHCgEA-g4AIYgKEACdDwAhiQoBAPoOACGKCgEA6Q4AIYsKAQD6DgAhjApAAIIPACGNCkAAgg8AIY4KAgDoDgAhjwpAAIIPACEHFQAA7A4AIBYAAKEPACAXAAChDwAgsQQAAAD_CQjMCQAAAP8JAs0JAAAA_wkI0gkAAKAP_wkiDRUAAOwOACAWAACfDwAgFwAAnw8AIDgAAJ8PACA5AACfDwAgsQQQAAAABMwJEAAAAAHNCRAAAAAEzgkQAAAAAc8JEAAAAAHQCRAAAAAB0QkQAAAAAdIJEACeDwAhDRUAAOwOACAWAACfDwAgFwAAnw8AIDgAAJ8PACA5AACfDwAgsQQQAAAABMwJEAAAAAHNCRAAAAAEzgkQAAAAAc8JEAAAAAHQCRAAAAAB0QkQAAAAAdIJEACeDwAhCLEEEAAAAATMCRAAAAABzQkQAAAABM4JEAAAAAHPCRAAAAAB0AkQAAAAAdEJEAAAAAHSCRAAnw8AIQcVAADsDgAgFgAAoQ8AIBcAAKEPACCxBAAAAP8JCMwJAAAA_wkCzQkAAAD_CQjSCQAAoA__CSIEsQQAAAD_CQjMCQAAAP8JAs0JAAAA_wkI0gkAAKEP_wkiG9IIAACnDwAg0wgAAKgPACDUCAAAqQ8AIMUJAACiDwAwxgkAALwNABDHCQAAog8AMMgJAQD0DgAhywlAAPUOACHZCUAA9Q4AIfgJAQD_DgAh_wkAAKMP_wkigAoBAPQOACGBCgEA9A4AIYIKAQD0DgAhgwoBAPQOACGECgEA9A4AIYUKBACkDwAhhgoEAKUPACGHCgEA_w4AIYgKEACmDwAhiQoBAP8OACGKCgEA9A4AIYsKAQD_DgAhjApAAIkPACGNCkAAiQ8AIY4KAgDzDgAhjwpAAIkPACEEsQQAAAD_CQjMCQAAAP8JAs0JAAAA_wkI0gkAAKEP_wkiCLEEBAAAAATMCQQAAAABzQkEAAAABM4JBAAAAAHPCQQAAAAB0AkEAAAAAdEJBAAAAAHSCQQAlg8AIQixBAQAAAAFzAkEAAAAAc0JBAAAAAXOCQQAAAABzwkEAAAAAdAJBAAAAAHRCQQAAAAB0gkEAJIPACEIsQQQAAAABMwJEAAAAAHNCRAAAAAEzgkQAAAAAc8JEAAAAAHQCRAAAAAB0QkQAAAAAdIJEACfDwAhA5AKAACyDQAgkQoAALINACCSCgAAsg0AIAOQCgAAtg0AIJEKAAC2DQAgkgoAALYNACAS0QgAAIoPACDFCQAAhw8AMMYJAAC6DQAQxwkAAIcPADDICQEA9A4AIckJAQD_DgAhygkBAP8OACHLCUAA9Q4AIdYJAQD0DgAh3QkBAP8OACHfCQAAiA_fCSLgCQEA_w4AIeEJQACJDwAh4glAAIkPACHjCQIA8w4AIeQJQACJDwAh2AwAALoNACDZDAAAug0AIBLRCAAArQ8AIMUJAACqDwAwxgkAALYNABDHCQAAqg8AMMgJBACkDwAh3QkBAPQOACHlCQEA_w4AIeYJBACkDwAh5wkAAKsPACDoCQEA_w4AIekJAgCsDwAh6gkEAKUPACHrCUAA9Q4AIewJQACJDwAh7QlAAIkPACHuCQEA_w4AIe8JAQD_DgAh8AlAAIkPACEMzAmAAAAAAc4JgAAAAAHPCYAAAAAB0AmAAAAAAdEJgAAAAAHSCYAAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AmAAAAAAfUJgAAAAAH2CYAAAAABCLEEAgAAAAXMCQIAAAABzQkCAAAABc4JAgAAAAHPCQIAAAAB0AkCAAAAAdEJAgAAAAHSCQIA_A4AIR3SCAAApw8AINMIAACoDwAg1AgAAKkPACDFCQAAog8AMMYJAAC8DQAQxwkAAKIPADDICQEA9A4AIcsJQAD1DgAh2QlAAPUOACH4CQEA_w4AIf8JAACjD_8JIoAKAQD0DgAhgQoBAPQOACGCCgEA9A4AIYMKAQD0DgAhhAoBAPQOACGFCgQApA8AIYYKBAClDwAhhwoBAP8OACGIChAApg8AIYkKAQD_DgAhigoBAPQOACGLCgEA_w4AIYwKQACJDwAhjQpAAIkPACGOCgIA8w4AIY8KQACJDwAh2AwAALwNACDZDAAAvA0AIA7RCAAArQ8AIMUJAACuDwAwxgkAALINABDHCQAArg8AMMsJQAD1DgAh2QlAAPUOACHdCQEA9A4AIfcJAQD0DgAh-AkBAPQOACH5CQQApQ8AIfoJQACJDwAh-wkBAP8OACH8CUAAiQ8AIf0JIACvDwAhAswJIAAAAAHSCSAAmg8AIRKPAwEA6Q4AIcUJAACwDwAwxgkAAK0NABDHCQAAsA8AMMgJAQCxDwAhywlAAOoOACGACgEA6Q4AIYoKAQDpDgAhkwoBAOkOACGUCgEA6Q4AIZUKAQDpDgAhlgoBAOkOACGXCgEA6Q4AIZgKQADqDgAhmQpAAOoOACGaCgIAjg8AIZsKAgCODwAhnAoBAPoOACELFQAA7A4AIBYAAO8OACAXAADvDgAgsQQBAAAABMwJAQAAAAHNCQEAAAAEzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQCyDwAhCxUAAOwOACAWAADvDgAgFwAA7w4AILEEAQAAAATMCQEAAAABzQkBAAAABM4JAQAAAAHPCQEAAAAB0AkBAAAAAdEJAQAAAAHSCQEAsg8AIRKPAwEA9A4AIcUJAACzDwAwxgkAAJoNABDHCQAAsw8AMMgJAQC0DwAhywlAAPUOACGACgEA9A4AIYoKAQD0DgAhkwoBAPQOACGUCgEA9A4AIZUKAQD0DgAhlgoBAPQOACGXCgEA9A4AIZgKQAD1DgAhmQpAAPUOACGaCgIArA8AIZsKAgCsDwAhnAoBAP8OACEIsQQBAAAABMwJAQAAAAHNCQEAAAAEzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQC1DwAhCLEEAQAAAATMCQEAAAABzQkBAAAABM4JAQAAAAHPCQEAAAAB0AkBAAAAAdEJAQAAAAHSCQEAtQ8AIQnFCQAAtg8AMMYJAACUDQAQxwkAALYPADDICQEA6Q4AIcsJQADqDgAh_wkAALcPngoingoBAPoOACGfCgAAuA8AIKAKQACCDwAhBxUAAOwOACAWAAC7DwAgFwAAuw8AILEEAAAAngoIzAkAAACeCgLNCQAAAJ4KCNIJAAC6D54KIg8VAADsDgAgFgAAuQ8AIBcAALkPACDMCYAAAAABzgmAAAAAAc8JgAAAAAHQCYAAAAAB0QmAAAAAAdIJgAAAAAHxCQEAAAAB8gkBAAAAAfMJAQAAAAH0CYAAAAAB9QmAAAAAAfYJgAAAAAEMzAmAAAAAAc4JgAAAAAHPCYAAAAAB0AmAAAAAAdEJgAAAAAHSCYAAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AmAAAAAAfUJgAAAAAH2CYAAAAABBxUAAOwOACAWAAC7DwAgFwAAuw8AILEEAAAAngoIzAkAAACeCgLNCQAAAJ4KCNIJAAC6D54KIgSxBAAAAJ4KCMwJAAAAngoCzQkAAACeCgjSCQAAuw-eCiIJxQkAALwPADDGCQAAgQ0AEMcJAAC8DwAwyAkBAPQOACHLCUAA9Q4AIf8JAAC9D54KIp4KAQD_DgAhnwoAAL4PACCgCkAAiQ8AIQSxBAAAAJ4KCMwJAAAAngoCzQkAAACeCgjSCQAAuw-eCiIMzAmAAAAAAc4JgAAAAAHPCYAAAAAB0AmAAAAAAdEJgAAAAAHSCYAAAAAB8QkBAAAAAfIJAQAAAAHzCQEAAAAB9AmAAAAAAfUJgAAAAAH2CYAAAAABDMUJAAC_DwAwxgkAAPsMABDHCQAAvw8AMMsJQADqDgAh3wkAAMAPogoi_wkAALcPngoigAoBAOkOACGKCgEA6Q4AIZ8KAAC4DwAgoApAAIIPACGiCgEA6Q4AIaMKAQDpDgAhBxUAAOwOACAWAADCDwAgFwAAwg8AILEEAAAAogoIzAkAAACiCgLNCQAAAKIKCNIJAADBD6IKIgcVAADsDgAgFgAAwg8AIBcAAMIPACCxBAAAAKIKCMwJAAAAogoCzQkAAACiCgjSCQAAwQ-iCiIEsQQAAACiCgjMCQAAAKIKAs0JAAAAogoI0gkAAMIPogoiDMUJAADDDwAwxgkAAOgMABDHCQAAww8AMMsJQAD1DgAh3wkAAMQPogoi_wkAAL0PngoigAoBAPQOACGKCgEA9A4AIZ8KAAC-DwAgoApAAIkPACGiCgEA9A4AIaMKAQD0DgAhBLEEAAAAogoIzAkAAACiCgLNCQAAAKIKCNIJAADCD6IKIgL_CQAAAJ4KAqIKAQAAAAEOxQkAAMYPADDGCQAA4gwAEMcJAADGDwAwyAkBAOkOACHLCUAA6g4AIdkJQADqDgAh-AkBAOkOACGACgEA6Q4AIYEKAQDpDgAhgwoBAOkOACGlCgIA6A4AIaYKQADqDgAhpwpAAIIPACGoCgIAjg8AIQ7FCQAAxw8AMMYJAADPDAAQxwkAAMcPADDICQEA9A4AIcsJQAD1DgAh2QlAAPUOACH4CQEA9A4AIYAKAQD0DgAhgQoBAPQOACGDCgEA9A4AIaUKAgDzDgAhpgpAAPUOACGnCkAAiQ8AIagKAgCsDwAhB8UJAADIDwAwxgkAAMkMABDHCQAAyA8AMMgJAQDpDgAhywlAAOoOACGfCgAAuA8AIKkKAQDpDgAhB8UJAADJDwAwxgkAALYMABDHCQAAyQ8AMMgJAQD0DgAhywlAAPUOACGfCgAAvg8AIKkKAQD0DgAhCMUJAADKDwAwxgkAALAMABDHCQAAyg8AMMsJQADqDgAh_wkAAMsPqwoiogoBALEPACGrCkAAgg8AIawKQACCDwAhBxUAAOwOACAWAADNDwAgFwAAzQ8AILEEAAAAqwoIzAkAAACrCgLNCQAAAKsKCNIJAADMD6sKIgcVAADsDgAgFgAAzQ8AIBcAAM0PACCxBAAAAKsKCMwJAAAAqwoCzQkAAACrCgjSCQAAzA-rCiIEsQQAAACrCgjMCQAAAKsKAs0JAAAAqwoI0gkAAM0PqwoiCMUJAADODwAwxgkAAJ0MABDHCQAAzg8AMMsJQAD1DgAh_wkAAM8PqwoiogoBALQPACGrCkAAiQ8AIawKQACJDwAhBLEEAAAAqwoIzAkAAACrCgLNCQAAAKsKCNIJAADND6sKIgL_CQAAAKsKAqIKAQAAAAEdxQkAANEPADDGCQAAlwwAEMcJAADRDwAwyAkBALEPACHLCUAA6g4AId8JAADSD68KIoAKAQDpDgAhigoBAOkOACGjCgEA6Q4AIagKAQD6DgAhqwpAAIIPACGwCgAA0w-wCiKxCgEA-g4AIbIKEACdDwAhswoQANQPACG0CgEA-g4AIbUKAACNDwAgtgoBAPoOACG3CgEA-g4AIbgKAQD6DgAhuQoBAPoOACG6CgEA-g4AIbsKAACNDwAgvAoBAPoOACG9CkAAgg8AIb4KQACCDwAhvwpAAOoOACHACkAAgg8AIcEKQACCDwAhBxUAAOwOACAWAADaDwAgFwAA2g8AILEEAAAArwoIzAkAAACvCgLNCQAAAK8KCNIJAADZD68KIgcVAADsDgAgFgAA2A8AIBcAANgPACCxBAAAALAKCMwJAAAAsAoCzQkAAACwCgjSCQAA1w-wCiINFQAA_A4AIBYAANYPACAXAADWDwAgOAAA1g8AIDkAANYPACCxBBAAAAAFzAkQAAAAAc0JEAAAAAXOCRAAAAABzwkQAAAAAdAJEAAAAAHRCRAAAAAB0gkQANUPACENFQAA_A4AIBYAANYPACAXAADWDwAgOAAA1g8AIDkAANYPACCxBBAAAAAFzAkQAAAAAc0JEAAAAAXOCRAAAAABzwkQAAAAAdAJEAAAAAHRCRAAAAAB0gkQANUPACEIsQQQAAAABcwJEAAAAAHNCRAAAAAFzgkQAAAAAc8JEAAAAAHQCRAAAAAB0QkQAAAAAdIJEADWDwAhBxUAAOwOACAWAADYDwAgFwAA2A8AILEEAAAAsAoIzAkAAACwCgLNCQAAALAKCNIJAADXD7AKIgSxBAAAALAKCMwJAAAAsAoCzQkAAACwCgjSCQAA2A-wCiIHFQAA7A4AIBYAANoPACAXAADaDwAgsQQAAACvCgjMCQAAAK8KAs0JAAAArwoI0gkAANkPrwoiBLEEAAAArwoIzAkAAACvCgLNCQAAAK8KCNIJAADaD68KIh3FCQAA2w8AMMYJAACEDAAQxwkAANsPADDICQEAtA8AIcsJQAD1DgAh3wkAANwPrwoigAoBAPQOACGKCgEA9A4AIaMKAQD0DgAhqAoBAP8OACGrCkAAiQ8AIbAKAADdD7AKIrEKAQD_DgAhsgoQAKYPACGzChAA3g8AIbQKAQD_DgAhtQoAAKsPACC2CgEA_w4AIbcKAQD_DgAhuAoBAP8OACG5CgEA_w4AIboKAQD_DgAhuwoAAKsPACC8CgEA_w4AIb0KQACJDwAhvgpAAIkPACG_CkAA9Q4AIcAKQACJDwAhwQpAAIkPACEEsQQAAACvCgjMCQAAAK8KAs0JAAAArwoI0gkAANoPrwoiBLEEAAAAsAoIzAkAAACwCgLNCQAAALAKCNIJAADYD7AKIgixBBAAAAAFzAkQAAAAAc0JEAAAAAXOCRAAAAABzwkQAAAAAdAJEAAAAAHRCRAAAAAB0gkQANYPACEKxQkAAN8PADDGCQAA_gsAEMcJAADfDwAw3wkBAOkOACHjCQIA6A4AIeQJQACCDwAhtQoBAOkOACHACkAAgg8AIcIKAQDpDgAhwwoBAPoOACEPxQkAAOAPADDGCQAA6AsAEMcJAADgDwAwyAkBAOkOACHLCUAA6g4AIfgJAQD6DgAh_wkBAOkOACGACgEA-g4AIYoKAQD6DgAhqAoCAOgOACHECgEA-g4AIcUKAQDpDgAhxgoBAOkOACHHCgEA6Q4AIcgKAQDpDgAhEMAHAADiDwAgxQkAAOEPADDGCQAA1QsAEMcJAADhDwAwyAkBAPQOACHLCUAA9Q4AIfgJAQD_DgAh_wkBAPQOACGACgEA_w4AIYoKAQD_DgAhqAoCAPMOACHECgEA_w4AIcUKAQD0DgAhxgoBAPQOACHHCgEA9A4AIcgKAQD0DgAhA5AKAADPCwAgkQoAAM8LACCSCgAAzwsAIAK1CgEAAAABwgoBAAAAAQusBgAA5Q8AIMUJAADkDwAwxgkAAM8LABDHCQAA5A8AMN8JAQD0DgAh4wkCAPMOACHkCUAAiQ8AIbUKAQD0DgAhwApAAIkPACHCCgEA9A4AIcMKAQD_DgAhEsAHAADiDwAgxQkAAOEPADDGCQAA1QsAEMcJAADhDwAwyAkBAPQOACHLCUAA9Q4AIfgJAQD_DgAh_wkBAPQOACGACgEA_w4AIYoKAQD_DgAhqAoCAPMOACHECgEA_w4AIcUKAQD0DgAhxgoBAPQOACHHCgEA9A4AIcgKAQD0DgAh2AwAANULACDZDAAA1QsAIAbFCQAA5g8AMMYJAADKCwAQxwkAAOYPADDKCgEA6Q4AIcsKQADqDgAhzAoCAOgOACEGxQkAAOcPADDGCQAAtwsAEMcJAADnDwAwygoBAPQOACHLCkAA9Q4AIcwKAgDzDgAhAsoKAQAAAAHLCkAAAAABBsUJAADpDwAwxgkAALELABDHCQAA6Q8AMMgJAQDpDgAhzgoBAOkOACHPCkAA6g4AIQjFCQAA6g8AMMYJAACbCwAQxwkAAOoPADDICQEA6Q4AIesJQADqDgAhwgoBAOkOACHOCgEA6Q4AIdAKQACCDwAhDsUJAADrDwAwxgkAAIULABDHCQAA6w8AMMgJAQDpDgAh6wlAAOoOACH4CQEA-g4AIagKAgDoDgAhxQoBAOkOACHICgEA6Q4AIdEKAQDpDgAh0goBAOkOACHTCgEA6Q4AIdQKAQDpDgAh1QoBAOkOACEPqwYAAO0PACDFCQAA7A8AMMYJAADyCgAQxwkAAOwPADDICQEA9A4AIesJQAD1DgAh-AkBAP8OACGoCgIA8w4AIcUKAQD0DgAhyAoBAPQOACHRCgEA9A4AIdIKAQD0DgAh0woBAPQOACHUCgEA9A4AIdUKAQD0DgAhA5AKAADpCQAgkQoAAOkJACCSCgAA6QkAIArFCQAA7g8AMMYJAADsCgAQxwkAAO4PADCKCgEA6Q4AIb0KQADqDgAhzgoBAOkOACHWCgEA6Q4AIdcKEACdDwAh2AoCAOgOACHZChAAnQ8AIQ7FCQAA7w8AMMYJAADWCgAQxwkAAO8PADDICQEA6Q4AIcsJQADqDgAh2QlAAIIPACGgCkAAgg8AIbUKAQD6DgAhxAoBAPoOACHaCgEA6Q4AIdsKAQDpDgAh3AoBAPoOACHdCiAAmA8AId4KQACCDwAhBsUJAADwDwAwxgkAAL4KABDHCQAA8A8AMIAKAQDpDgAhxAoBAOkOACHfCkAA6g4AIQfFCQAA8Q8AMMYJAACoCgAQxwkAAPEPADDKCQEA6Q4AIcsJQADqDgAh4AoBAOkOACHhCgEA6Q4AIQfFCQAA8g8AMMYJAACVCgAQxwkAAPIPADDKCQEA9A4AIcsJQAD1DgAh4AoBAPQOACHhCgEA9A4AIQrFCQAA8w8AMMYJAACPCgAQxwkAAPMPADDLCUAA6g4AIYoKAQDpDgAh2woBAOkOACHiCgEA6Q4AIeMKAQD6DgAh5ApAAIIPACHlCkAAgg8AIQuqBgAA9Q8AIMUJAAD0DwAwxgkAAPMJABDHCQAA9A8AMIoKAQD0DgAhvQpAAPUOACHOCgEA9A4AIdYKAQD0DgAh1woQAKYPACHYCgIA8w4AIdkKEACmDwAhFLEEAAD-DwAgqwYAAO0PACCtBgAA_w8AIK4GAACAEAAgxQkAAP0PADDGCQAA4wkAEMcJAAD9DwAwyAkBAPQOACHLCUAA9Q4AIdkJQACJDwAhoApAAIkPACG1CgEA_w4AIcQKAQD_DgAh2goBAPQOACHbCgEA9A4AIdwKAQD_DgAh3QogAK8PACHeCkAAiQ8AIdgMAADjCQAg2QwAAOMJACAHqgYAAPUPACDFCQAA9g8AMMYJAADvCQAQxwkAAPYPADDICQEA9A4AIc4KAQD0DgAhzwpAAPUOACECwgoBAAAAAc4KAQAAAAEKqgYAAPUPACCsBgAA-Q8AIMUJAAD4DwAwxgkAAOkJABDHCQAA-A8AMMgJAQD0DgAh6wlAAPUOACHCCgEA9A4AIc4KAQD0DgAh0ApAAIkPACERqwYAAO0PACDFCQAA7A8AMMYJAADyCgAQxwkAAOwPADDICQEA9A4AIesJQAD1DgAh-AkBAP8OACGoCgIA8w4AIcUKAQD0DgAhyAoBAPQOACHRCgEA9A4AIdIKAQD0DgAh0woBAPQOACHUCgEA9A4AIdUKAQD0DgAh2AwAAPIKACDZDAAA8goAIAypBgAA-w8AIK8GAAD8DwAgxQkAAPoPADDGCQAA5wkAEMcJAAD6DwAwywlAAPUOACGKCgEA9A4AIdsKAQD0DgAh4goBAPQOACHjCgEA_w4AIeQKQACJDwAh5QpAAIkPACEDkAoAAN8JACCRCgAA3wkAIJIKAADfCQAgA5AKAADjCQAgkQoAAOMJACCSCgAA4wkAIBKxBAAA_g8AIKsGAADtDwAgrQYAAP8PACCuBgAAgBAAIMUJAAD9DwAwxgkAAOMJABDHCQAA_Q8AMMgJAQD0DgAhywlAAPUOACHZCUAAiQ8AIaAKQACJDwAhtQoBAP8OACHECgEA_w4AIdoKAQD0DgAh2woBAPQOACHcCgEA_w4AId0KIACvDwAh3gpAAIkPACEOqQYAAPsPACCvBgAA_A8AIMUJAAD6DwAwxgkAAOcJABDHCQAA-g8AMMsJQAD1DgAhigoBAPQOACHbCgEA9A4AIeIKAQD0DgAh4woBAP8OACHkCkAAiQ8AIeUKQACJDwAh2AwAAOcJACDZDAAA5wkAIAOQCgAA7wkAIJEKAADvCQAgkgoAAO8JACADkAoAAPMJACCRCgAA8wkAIJIKAADzCQAgAoAKAQAAAAHECgEAAAABB7EEAACDEAAgxQkAAIIQADDGCQAA3wkAEMcJAACCEAAwgAoBAPQOACHECgEA9A4AId8KQAD1DgAhDqkGAAD7DwAgrwYAAPwPACDFCQAA-g8AMMYJAADnCQAQxwkAAPoPADDLCUAA9Q4AIYoKAQD0DgAh2woBAPQOACHiCgEA9A4AIeMKAQD_DgAh5ApAAIkPACHlCkAAiQ8AIdgMAADnCQAg2QwAAOcJACAGxQkAAIQQADDGCQAA2gkAEMcJAACEEAAwgAoBAOkOACHoCgEAsQ8AIekKQADqDgAhBsUJAACFEAAwxgkAAMcJABDHCQAAhRAAMIAKAQD0DgAh6AoBALQPACHpCkAA9Q4AIQKACgEAAAAB6AoBAAAAAQbFCQAAhxAAMMYJAADBCQAQxwkAAIcQADDLCUAA6g4AIeIKAQDpDgAh6woBAOkOACEGxQkAAIgQADDGCQAArgkAEMcJAACIEAAwywlAAPUOACHiCgEA9A4AIesKAQD0DgAhB8UJAACJEAAwxgkAAKgJABDHCQAAiRAAMMsKAgDoDgAh7ApAAOoOACHtChAAnQ8AIe4KEACdDwAhB8UJAACKEAAwxgkAAJUJABDHCQAAihAAMMsKAgDzDgAh7ApAAPUOACHtChAApg8AIe4KEACmDwAhCcUJAACLEAAwxgkAAI8JABDHCQAAixAAMMgJAQDpDgAh7woBAOkOACHwCgEA6Q4AIfEKAAC4DwAg8gogAJgPACHzCkAA6g4AIQbFCQAAjBAAMMYJAAD5CAAQxwkAAIwQADDICQEA6Q4AIfMKQADqDgAh9AoBAOkOACEH2AUAAI4QACDFCQAAjRAAMMYJAADmCAAQxwkAAI0QADDICQEA9A4AIfMKQAD1DgAh9AoBAPQOACEDkAoAAOAIACCRCgAA4AgAIJIKAADgCAAgCtcFAACQEAAgxQkAAI8QADDGCQAA4AgAEMcJAACPEAAwyAkBAPQOACHvCgEA9A4AIfAKAQD0DgAh8QoAAL4PACDyCiAArw8AIfMKQAD1DgAhCdgFAACOEAAgxQkAAI0QADDGCQAA5ggAEMcJAACNEAAwyAkBAPQOACHzCkAA9Q4AIfQKAQD0DgAh2AwAAOYIACDZDAAA5ggAIAbFCQAAkRAAMMYJAADbCAAQxwkAAJEQADDXChAAnQ8AIfUKAQCxDwAh9goCAOgOACEUxQkAAJIQADDGCQAAxQgAEMcJAACSEAAwyAkBALEPACHLCUAA6g4AId8JAQDpDgAh4AkBAPoOACHjCQIA6A4AIYkKAQD6DgAhvAoBAOkOACG_CkAA6g4AIdcKEACdDwAh9woBALEPACH4CgEA6Q4AIfkKAQDpDgAh-goBAPoOACH7CgAAjQ8AIPwKQACCDwAh_QpAAIIPACH-CkAAgg8AIQnFCQAAkxAAMMYJAACvCAAQxwkAAJMQADDICQQAjA8AIbwKAQDpDgAh9woBALEPACH_CgEA-g4AIYALAQDpDgAhgQtAAOoOACEOxQkAAJQQADDGCQAAmQgAEMcJAACUEAAw1woQAJ0PACH2CgIA6A4AIfcKAQCxDwAhggsBAOkOACGDCwEA6Q4AIYQLAQDpDgAhhQsQANQPACGGCwIA6A4AIYcLAQDpDgAhiAsBAOkOACGJCwIAjg8AIS7FCQAAlRAAMMYJAACDCAAQxwkAAJUQADDICQEAsQ8AIcsJQADqDgAh3wkBAOkOACGJCgEA-g4AIbwKAQDpDgAhvwpAAOoOACHWCgEA6Q4AIdcKEACdDwAh2woBAOkOACHwCgEA-g4AIf4KQADqDgAhggsBAPoOACGECwEA6Q4AIYcLAQDpDgAhigsBAOkOACGLCwEA6Q4AIYwLAQDpDgAhjQsBAOkOACGOCwEA6Q4AIY8LAQDpDgAhkAsQANQPACGRCxAA1A8AIZILAgCODwAhkwsAALgPACCUCwAAuA8AIJULAAGWEAAhlgsAAZYQACGXCwEA-g4AIZgLAAGXEAAhmQtAAOoOACGaCwEA-g4AIZsLAQD6DgAhnAsBAOkOACGdCyAAmA8AIZ4LAgCODwAhnwsAAI0PACCgCwABlxAAIaELAACNDwAgogsBAJgQACGjCwEA-g4AIaQLEADUDwAhpQsgAJgPACGmC0AAgg8AIQcVAADsDgAgFgAAnRAAIBcAAJ0QACCxBAABAAAEzAkAAQAAAc0JAAEAAATSCQABnBAAIQcVAAD8DgAgFgAAmxAAIBcAAJsQACCxBAABAAAFzAkAAQAAAc0JAAEAAAXSCQABmhAAIQsVAAD8DgAgFgAA_Q4AIBcAAP0OACCxBAEAAAAFzAkBAAAAAc0JAQAAAAXOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQEAAAAB0gkBAJkQACELFQAA_A4AIBYAAP0OACAXAAD9DgAgsQQBAAAABcwJAQAAAAHNCQEAAAAFzgkBAAAAAc8JAQAAAAHQCQEAAAAB0QkBAAAAAdIJAQCZEAAhBxUAAPwOACAWAACbEAAgFwAAmxAAILEEAAEAAAXMCQABAAABzQkAAQAABdIJAAGaEAAhBLEEAAEAAAXMCQABAAABzQkAAQAABdIJAAGbEAAhBxUAAOwOACAWAACdEAAgFwAAnRAAILEEAAEAAATMCQABAAABzQkAAQAABNIJAAGcEAAhBLEEAAEAAATMCQABAAABzQkAAQAABNIJAAGdEAAhMYMFAACiEAAghAUAAKMQACCGBQAApBAAIMUJAACeEAAwxgkAAPAHABDHCQAAnhAAMMgJAQC0DwAhywlAAPUOACHfCQEA9A4AIYkKAQD_DgAhvAoBAPQOACG_CkAA9Q4AIdYKAQD0DgAh1woQAKYPACHbCgEA9A4AIfAKAQD_DgAh_gpAAPUOACGCCwEA_w4AIYQLAQD0DgAhhwsBAPQOACGKCwEA9A4AIYsLAQD0DgAhjAsBAPQOACGNCwEA9A4AIY4LAQD0DgAhjwsBAPQOACGQCxAA3g8AIZELEADeDwAhkgsCAKwPACGTCwAAvg8AIJQLAAC-DwAglQsAAZ8QACGWCwABnxAAIZcLAQD_DgAhmAsAAaAQACGZC0AA9Q4AIZoLAQD_DgAhmwsBAP8OACGcCwEA9A4AIZ0LIACvDwAhngsCAKwPACGfCwAAqw8AIKALAAGgEAAhoQsAAKsPACCiCwEAoRAAIaMLAQD_DgAhpAsQAN4PACGlCyAArw8AIaYLQACJDwAhBLEEAAEAAATMCQABAAABzQkAAQAABNIJAAGdEAAhBLEEAAEAAAXMCQABAAABzQkAAQAABdIJAAGbEAAhCLEEAQAAAAXMCQEAAAABzQkBAAAABc4JAQAAAAHPCQEAAAAB0AkBAAAAAdEJAQAAAAHSCQEApRAAIQOQCgAA2wcAIJEKAADbBwAgkgoAANsHACADkAoAAN8HACCRCgAA3wcAIJIKAADfBwAgA5AKAADjBwAgkQoAAOMHACCSCgAA4wcAIAixBAEAAAAFzAkBAAAAAc0JAQAAAAXOCQEAAAABzwkBAAAAAdAJAQAAAAHRCQEAAAAB0gkBAKUQACEC9QoBAAAAAfYKAgAAAAEHhQUAAKgQACDFCQAApxAAMMYJAADnBwAQxwkAAKcQADDXChAApg8AIfUKAQC0DwAh9goCAPMOACEYggUAAKsQACCDBQAArBAAIMUJAACqEAAwxgkAAOMHABDHCQAAqhAAMMgJAQC0DwAhywlAAPUOACHfCQEA9A4AIeAJAQD_DgAh4wkCAPMOACGJCgEA_w4AIbwKAQD0DgAhvwpAAPUOACHXChAApg8AIfcKAQC0DwAh-AoBAPQOACH5CgEA9A4AIfoKAQD_DgAh-woAAKsPACD8CkAAiQ8AIf0KQACJDwAh_gpAAIkPACHYDAAA4wcAINkMAADjBwAgAvcKAQAAAAH5CgEAAAABFoIFAACrEAAggwUAAKwQACDFCQAAqhAAMMYJAADjBwAQxwkAAKoQADDICQEAtA8AIcsJQAD1DgAh3wkBAPQOACHgCQEA_w4AIeMJAgDzDgAhiQoBAP8OACG8CgEA9A4AIb8KQAD1DgAh1woQAKYPACH3CgEAtA8AIfgKAQD0DgAh-QoBAPQOACH6CgEA_w4AIfsKAACrDwAg_ApAAIkPACH9CkAAiQ8AIf4KQACJDwAhM4MFAACiEAAghAUAAKMQACCGBQAApBAAIMUJAACeEAAwxgkAAPAHABDHCQAAnhAAMMgJAQC0DwAhywlAAPUOACHfCQEA9A4AIYkKAQD_DgAhvAoBAPQOACG_CkAA9Q4AIdYKAQD0DgAh1woQAKYPACHbCgEA9A4AIfAKAQD_DgAh_gpAAPUOACGCCwEA_w4AIYQLAQD0DgAhhwsBAPQOACGKCwEA9A4AIYsLAQD0DgAhjAsBAPQOACGNCwEA9A4AIY4LAQD0DgAhjwsBAPQOACGQCxAA3g8AIZELEADeDwAhkgsCAKwPACGTCwAAvg8AIJQLAAC-DwAglQsAAZ8QACGWCwABnxAAIZcLAQD_DgAhmAsAAaAQACGZC0AA9Q4AIZoLAQD_DgAhmwsBAP8OACGcCwEA9A4AIZ0LIACvDwAhngsCAKwPACGfCwAAqw8AIKALAAGgEAAhoQsAAKsPACCiCwEAoRAAIaMLAQD_DgAhpAsQAN4PACGlCyAArw8AIaYLQACJDwAh2AwAAPAHACDZDAAA8AcAIAOQCgAA5wcAIJEKAADnBwAgkgoAAOcHACAKggUAAKsQACDFCQAArRAAMMYJAADfBwAQxwkAAK0QADDICQQApA8AIbwKAQD0DgAh9woBALQPACH_CgEA_w4AIYALAQD0DgAhgQtAAPUOACEC9goCAAAAAfcKAQAAAAEPggUAAKsQACDFCQAArxAAMMYJAADbBwAQxwkAAK8QADDXChAApg8AIfYKAgDzDgAh9woBALQPACGCCwEA9A4AIYMLAQD0DgAhhAsBAPQOACGFCxAA3g8AIYYLAgDzDgAhhwsBAPQOACGICwEA9A4AIYkLAgCsDwAhBNYKAQAAAAGLCwEAAAABjAsBAAAAAY4LAQAAAAEHxQkAALEQADDGCQAA1gcAEMcJAACxEAAw-QoBAOkOACGrCwIA6A4AIawLQADqDgAhrQtAAOoOACEHxQkAALIQADDGCQAAwwcAEMcJAACyEAAw-QoBAPQOACGrCwIA8w4AIawLQAD1DgAhrQtAAPUOACEFxQkAALMQADDGCQAAvQcAEMcJAACzEAAw-QoBAOkOACGuC0AA6g4AIQXFCQAAtBAAMMYJAACqBwAQxwkAALQQADD5CgEA9A4AIa4LQAD1DgAhF8UJAAC1EAAwxgkAAKQHABDHCQAAtRAAMMgJAQDpDgAhywlAAOoOACHZCUAAgg8AId8JAAC2ELALIv8JAQDpDgAhgAoBAOkOACGKCgEA6Q4AIaMKAQDpDgAhqwpAAOoOACG_CkAA6g4AIc8KQACCDwAh_gpAAIIPACGECwEA6Q4AIasLAgDoDgAhsAsAALgPACCxCwIA6A4AIbILAACNDwAgswsAAI0PACC0CwEA-g4AIbULQADqDgAhBxUAAOwOACAWAAC4EAAgFwAAuBAAILEEAAAAsAsIzAkAAACwCwLNCQAAALALCNIJAAC3ELALIgcVAADsDgAgFgAAuBAAIBcAALgQACCxBAAAALALCMwJAAAAsAsCzQkAAACwCwjSCQAAtxCwCyIEsQQAAACwCwjMCQAAALALAs0JAAAAsAsI0gkAALgQsAsiF8UJAAC5EAAwxgkAAJEHABDHCQAAuRAAMMgJAQD0DgAhywlAAPUOACHZCUAAiQ8AId8JAAC6ELALIv8JAQD0DgAhgAoBAPQOACGKCgEA9A4AIaMKAQD0DgAhqwpAAPUOACG_CkAA9Q4AIc8KQACJDwAh_gpAAIkPACGECwEA9A4AIasLAgDzDgAhsAsAAL4PACCxCwIA8w4AIbILAACrDwAgswsAAKsPACC0CwEA_w4AIbULQAD1DgAhBLEEAAAAsAsIzAkAAACwCwLNCQAAALALCNIJAAC4ELALIgrcAQEA6Q4AIcUJAAC7EAAwxgkAAIsHABDHCQAAuxAAMMgJBACMDwAh2woBAOkOACHiCgEA6Q4AIbYLAQDpDgAhtwsBAOkOACG4CwIA6A4AIQXFCQAAvBAAMMYJAAD1BgAQxwkAALwQADDiCgEA6Q4AIbkLAgDoDgAhBt0BAAC-EAAgxQkAAL0QADDGCQAA4gYAEMcJAAC9EAAw4goBAPQOACG5CwIA8w4AIQOQCgAA3AYAIJEKAADcBgAgkgoAANwGACAL3AEBAPQOACGxBAAAwBAAIMUJAAC_EAAwxgkAANwGABDHCQAAvxAAMMgJBACkDwAh2woBAPQOACHiCgEA9A4AIbYLAQD0DgAhtwsBAPQOACG4CwIA8w4AIQjdAQAAvhAAIMUJAAC9EAAwxgkAAOIGABDHCQAAvRAAMOIKAQD0DgAhuQsCAPMOACHYDAAA4gYAINkMAADiBgAgCMUJAADBEAAwxgkAANcGABDHCQAAwRAAMMsJQADqDgAh4goBAOkOACH3CgEA6Q4AIfkKAQDpDgAhtgsBAOkOACEIxQkAAMIQADDGCQAAxAYAEMcJAADCEAAwywlAAPUOACHiCgEA9A4AIfcKAQD0DgAh-QoBAPQOACG2CwEA9A4AIQLiCgEAAAAB9woBAAAAAQfFCQAAxBAAMMYJAAC-BgAQxwkAAMQQADDLCUAA6g4AIfYKAgDoDgAh9woBALEPACG7CwEA6Q4AIQfFCQAAxRAAMMYJAACrBgAQxwkAAMUQADDLCUAA9Q4AIfYKAgDzDgAh9woBALQPACG7CwEA9A4AIQP2CgIAAAAB9woBAAAAAbsLAQAAAAEJxQkAAMcQADDGCQAApQYAEMcJAADHEAAw3wkAAMgQvgsiigoBAOkOACHACkAAgg8AIYMLAQDpDgAhvgsBAPoOACG_C0AA6g4AIQcVAADsDgAgFgAAyhAAIBcAAMoQACCxBAAAAL4LCMwJAAAAvgsCzQkAAAC-CwjSCQAAyRC-CyIHFQAA7A4AIBYAAMoQACAXAADKEAAgsQQAAAC-CwjMCQAAAL4LAs0JAAAAvgsI0gkAAMkQvgsiBLEEAAAAvgsIzAkAAAC-CwLNCQAAAL4LCNIJAADKEL4LIgnFCQAAyxAAMMYJAACSBgAQxwkAAMsQADDfCQAAzBC-CyKKCgEA9A4AIcAKQACJDwAhgwsBAPQOACG-CwEA_w4AIb8LQAD1DgAhBLEEAAAAvgsIzAkAAAC-CwLNCQAAAL4LCNIJAADKEL4LIgXFCQAAzRAAMMYJAACMBgAQxwkAAM0QADDiCgEA6Q4AIfMKQADqDgAhBcUJAADOEAAwxgkAAPkFABDHCQAAzhAAMOIKAQD0DgAh8wpAAPUOACERxQkAAM8QADDGCQAA8wUAEMcJAADPEAAwyAkBALEPACHLCUAA6g4AIYAKAQDpDgAhwApAAIIPACHwCgEA6Q4AIYILAQD6DgAhiAsBAPoOACGaCwEA6Q4AIZwLAQDpDgAhwAsBAOkOACHBCwAAuA8AIMILAQDpDgAhwwsBAOkOACHECwEA-g4AIRHFCQAA0BAAMMYJAADgBQAQxwkAANAQADDICQEAtA8AIcsJQAD1DgAhgAoBAPQOACHACkAAiQ8AIfAKAQD0DgAhggsBAP8OACGICwEA_w4AIZoLAQD0DgAhnAsBAPQOACHACwEA9A4AIcELAAC-DwAgwgsBAPQOACHDCwEA9A4AIcQLAQD_DgAhB8UJAADREAAwxgkAANoFABDHCQAA0RAAMMsJQADqDgAh2QlAAOoOACH3CQABlhAAIbUKAQDpDgAhB8UJAADSEAAwxgkAAMcFABDHCQAA0hAAMMsJQAD1DgAh2QlAAPUOACH3CQABnxAAIbUKAQD0DgAhB8UJAADTEAAwxgkAAMEFABDHCQAA0xAAMNkJQADqDgAhtQoBAOkOACGOCwEA6Q4AIcULQADqDgAhB8UJAADUEAAwxgkAAK4FABDHCQAA1BAAMNkJQAD1DgAhtQoBAPQOACGOCwEA9A4AIcULQAD1DgAhBdcFBACMDwAhxQkAANUQADDGCQAAqAUAEMcJAADVEAAwyAkCAOgOACEF1wUEAKQPACHFCQAA1hAAMMYJAACVBQAQxwkAANYQADDICQIA8w4AIQ7FCQAA1xAAMMYJAACPBQAQxwkAANcQADDICQIA6A4AIbIKAQD6DgAhggsBAOkOACGaCwEA6Q4AIcQLAAGWEAAhxgsCAOgOACHHCwEA6Q4AIcgLAQDpDgAhyQsBAPoOACHKCwEA-g4AIcsLAAGXEAAhDcUJAADYEAAwxgkAAPkEABDHCQAA2BAAMMgJAgDoDgAhyAsBAOkOACHMCwEA6Q4AIc0LAQDpDgAhzgsBAOkOACHPCwEA6Q4AIdALAQD6DgAh0QsBAPoOACHSCwAA2RAAINMLIACYDwAhBMwJAQAAAAXUCwEAAAAB1QsBAAAABNYLAQAAAAQOkAMAANsQACDFCQAA2hAAMMYJAADmBAAQxwkAANoQADDICQIA8w4AIcgLAQD0DgAhzAsBAPQOACHNCwEA9A4AIc4LAQD0DgAhzwsBAPQOACHQCwEA_w4AIdELAQD_DgAh0gsAANkQACDTCyAArw8AIQOQCgAA4AQAIJEKAADgBAAgkgoAAOAEACADggsBAAAAAZoLAQAAAAHGCwIAAAABD48DAADeEAAgxQkAAN0QADDGCQAA4AQAEMcJAADdEAAwyAkCAPMOACGyCgEA_w4AIYILAQD0DgAhmgsBAPQOACHECwABnxAAIcYLAgDzDgAhxwsBAPQOACHICwEA9A4AIckLAQD_DgAhygsBAP8OACHLCwABoBAAIRCQAwAA2xAAIMUJAADaEAAwxgkAAOYEABDHCQAA2hAAMMgJAgDzDgAhyAsBAPQOACHMCwEA9A4AIc0LAQD0DgAhzgsBAPQOACHPCwEA9A4AIdALAQD_DgAh0QsBAP8OACHSCwAA2RAAINMLIACvDwAh2AwAAOYEACDZDAAA5gQAIAfFCQAA3xAAMMYJAADbBAAQxwkAAN8QADDNCwEA6Q4AIdgLQADqDgAh2QtAAIIPACHaCwEA-g4AIQfFCQAA4BAAMMYJAADIBAAQxwkAAOAQADDNCwEA9A4AIdgLQAD1DgAh2QtAAIkPACHaCwEA_w4AIQjFCQAA4RAAMMYJAADCBAAQxwkAAOEQADDICQEAsQ8AIcsJQADqDgAhgAoBAOkOACHbCwEAsQ8AIdwLBACMDwAhD8UJAADiEAAwxgkAAKwEABDHCQAA4hAAMMgJAQCxDwAhywlAAOoOACHZCUAAgg8AIeAJAQD6DgAhjAsAAOMQ4AsiogsBAJgQACHcCwQAjA8AId0LAQDpDgAh3gsBAOkOACHgCwQAjA8AIeELBACMDwAh4gtAAIIPACEHFQAA7A4AIBYAAOUQACAXAADlEAAgsQQAAADgCwjMCQAAAOALAs0JAAAA4AsI0gkAAOQQ4AsiBxUAAOwOACAWAADlEAAgFwAA5RAAILEEAAAA4AsIzAkAAADgCwLNCQAAAOALCNIJAADkEOALIgSxBAAAAOALCMwJAAAA4AsCzQkAAADgCwjSCQAA5RDgCyIHxQkAAOYQADDGCQAAlAQAEMcJAADmEAAwywlAAOoOACGACgEA6Q4AIaILAQCxDwAh5AsAAOcQ5AsiBxUAAOwOACAWAADpEAAgFwAA6RAAILEEAAAA5AsIzAkAAADkCwLNCQAAAOQLCNIJAADoEOQLIgcVAADsDgAgFgAA6RAAIBcAAOkQACCxBAAAAOQLCMwJAAAA5AsCzQkAAADkCwjSCQAA6BDkCyIEsQQAAADkCwjMCQAAAOQLAs0JAAAA5AsI0gkAAOkQ5AsiCMUJAADqEAAwxgkAAP4DABDHCQAA6hAAMMgJAQCxDwAhywlAAOoOACHiCgEA6Q4AId4LAQDpDgAh5QsBAOkOACECgAoBAAAAAdsLAQAAAAEJvAIAAO0QACDFCQAA7BAAMMYJAADkAwAQxwkAAOwQADDICQEAtA8AIcsJQAD1DgAhgAoBAPQOACHbCwEAtA8AIdwLBACkDwAhE7oCAADzEAAgvQIAAPQQACDFCQAA8RAAMMYJAADeAwAQxwkAAPEQADDICQEAtA8AIcsJQAD1DgAh2QlAAIkPACHgCQEA_w4AIYwLAADyEOALIqILAQChEAAh3AsEAKQPACHdCwEA9A4AId4LAQD0DgAh4AsEAKQPACHhCwQApA8AIeILQACJDwAh2AwAAN4DACDZDAAA3gMAIAq7AgAA7xAAIL4CAADwEAAgxQkAAO4QADDGCQAA4gMAEMcJAADuEAAwyAkBALQPACHLCUAA9Q4AIeIKAQD0DgAh3gsBAPQOACHlCwEA9A4AIQOQCgAA2gMAIJEKAADaAwAgkgoAANoDACADkAoAAN4DACCRCgAA3gMAIJIKAADeAwAgEboCAADzEAAgvQIAAPQQACDFCQAA8RAAMMYJAADeAwAQxwkAAPEQADDICQEAtA8AIcsJQAD1DgAh2QlAAIkPACHgCQEA_w4AIYwLAADyEOALIqILAQChEAAh3AsEAKQPACHdCwEA9A4AId4LAQD0DgAh4AsEAKQPACHhCwQApA8AIeILQACJDwAhBLEEAAAA4AsIzAkAAADgCwLNCQAAAOALCNIJAADlEOALIgy7AgAA7xAAIL4CAADwEAAgxQkAAO4QADDGCQAA4gMAEMcJAADuEAAwyAkBALQPACHLCUAA9Q4AIeIKAQD0DgAh3gsBAPQOACHlCwEA9A4AIdgMAADiAwAg2QwAAOIDACADkAoAAOQDACCRCgAA5AMAIJIKAADkAwAgAoAKAQAAAAGiCwEAAAABCLoCAAD4EAAgxQkAAPYQADDGCQAA2gMAEMcJAAD2EAAwywlAAPUOACGACgEA9A4AIaILAQC0DwAh5AsAAPcQ5AsiBLEEAAAA5AsIzAkAAADkCwLNCQAAAOQLCNIJAADpEOQLIgy7AgAA7xAAIL4CAADwEAAgxQkAAO4QADDGCQAA4gMAEMcJAADuEAAwyAkBALQPACHLCUAA9Q4AIeIKAQD0DgAh3gsBAPQOACHlCwEA9A4AIdgMAADiAwAg2QwAAOIDACAPxQkAAPkQADDGCQAA1QMAEMcJAAD5EAAw9goCAOgOACHNCwEA6Q4AIc4LAQD6DgAh6AsBAOkOACHpCwIA6A4AIesLAAD6EOsLIuwLAgCODwAh7QsBAPoOACHuCwEA-g4AIe8LAQD6DgAh8AsAAI0PACDxCwIA6A4AIQcVAADsDgAgFgAA_BAAIBcAAPwQACCxBAAAAOsLCMwJAAAA6wsCzQkAAADrCwjSCQAA-xDrCyIHFQAA7A4AIBYAAPwQACAXAAD8EAAgsQQAAADrCwjMCQAAAOsLAs0JAAAA6wsI0gkAAPsQ6wsiBLEEAAAA6wsIzAkAAADrCwLNCQAAAOsLCNIJAAD8EOsLIg_FCQAA_RAAMMYJAADCAwAQxwkAAP0QADD2CgIA8w4AIc0LAQD0DgAhzgsBAP8OACHoCwEA9A4AIekLAgDzDgAh6wsAAP4Q6wsi7AsCAKwPACHtCwEA_w4AIe4LAQD_DgAh7wsBAP8OACHwCwAAqw8AIPELAgDzDgAhBLEEAAAA6wsIzAkAAADrCwLNCQAAAOsLCNIJAAD8EOsLIgLNCwEAAAAB6AsBAAAAAQL2CgIAAAAB6AsBAAAAARTFCQAAgREAMMYJAAC8AwAQxwkAAIERADDQCkAA6g4AIcgLAQD6DgAhygsBAOkOACHLCwABlhAAIc0LAQDpDgAhzgsBAPoOACHPCwEA-g4AIe4LAQDpDgAh7wsBAOkOACH0CwEA6Q4AIfULAQD6DgAh9gsBAPoOACH3CwEA-g4AIfgLAADZEAAg-QsAANkQACD6CyAAmA8AIfsLQACCDwAhFMUJAACCEQAwxgkAAK8DABDHCQAAghEAMNAKQAD1DgAhyAsBAP8OACHKCwEA9A4AIcsLAAGfEAAhzQsBAPQOACHOCwEA_w4AIc8LAQD_DgAh7gsBAPQOACHvCwEA9A4AIfQLAQD0DgAh9QsBAP8OACH2CwEA_w4AIfcLAQD_DgAh-AsAANkQACD5CwAA2RAAIPoLIACvDwAh-wtAAIkPACEMxQkAAIMRADDGCQAAqQMAEMcJAACDEQAwyAkEAIwPACHZCUAA6g4AIYAKAQDpDgAhrApAAOoOACHFC0AAgg8AIfwLAQDpDgAh_QsAAZYQACH-CwABlhAAIf8LAgDoDgAhDMUJAACEEQAwxgkAAJYDABDHCQAAhBEAMMgJBACkDwAh2QlAAPUOACGACgEA9A4AIawKQAD1DgAhxQtAAIkPACH8CwEA9A4AIf0LAAGfEAAh_gsAAZ8QACH_CwIA8w4AIRDFCQAAhREAMMYJAACQAwAQxwkAAIURADDLCUAA6g4AId8JAQD6DgAhgAoBAOkOACG_CkAA6g4AIfwLAQDpDgAhgAwBAOkOACGBDAEA6Q4AIYIMAQDpDgAhgwwBAPoOACGEDAEA6Q4AIYUMAQDpDgAhhgwBAOkOACGHDEAAgg8AIRDFCQAAhhEAMMYJAAD9AgAQxwkAAIYRADDLCUAA9Q4AId8JAQD_DgAhgAoBAPQOACG_CkAA9Q4AIfwLAQD0DgAhgAwBAPQOACGBDAEA9A4AIYIMAQD0DgAhgwwBAP8OACGEDAEA9A4AIYUMAQD0DgAhhgwBAPQOACGHDEAAiQ8AIQnFCQAAhxEAMMYJAAD3AgAQxwkAAIcRADDICQQAjA8AIeAKAQDpDgAh4goBAOkOACG2CwEA6Q4AIbcLAQDpDgAhuAsCAOgOACETxQkAAIgRADDGCQAA4QIAEMcJAACIEQAwywlAAOoOACHZCUAAgg8AId8JAACJEYkMIqIKBACMDwAh2woBAOkOACHiCgEA6Q4AIbkLAgDoDgAhiQxAAIIPACGKDAEA-g4AIYsMQACCDwAhjAxAAIIPACGNDEAAgg8AIY4MAgDoDgAhjwxAAIIPACGQDEAAgg8AIZEMQACCDwAhBxUAAOwOACAWAACLEQAgFwAAixEAILEEAAAAiQwIzAkAAACJDALNCQAAAIkMCNIJAACKEYkMIgcVAADsDgAgFgAAixEAIBcAAIsRACCxBAAAAIkMCMwJAAAAiQwCzQkAAACJDAjSCQAAihGJDCIEsQQAAACJDAjMCQAAAIkMAs0JAAAAiQwI0gkAAIsRiQwiFN0BAACOEQAgxQkAAIwRADDGCQAAzgIAEMcJAACMEQAwywlAAPUOACHZCUAAiQ8AId8JAACNEYkMIqIKBACkDwAh2woBAPQOACHiCgEA9A4AIbkLAgDzDgAhiQxAAIkPACGKDAEA_w4AIYsMQACJDwAhjAxAAIkPACGNDEAAiQ8AIY4MAgDzDgAhjwxAAIkPACGQDEAAiQ8AIZEMQACJDwAhBLEEAAAAiQwIzAkAAACJDALNCQAAAIkMCNIJAACLEYkMIgOQCgAAyAIAIJEKAADIAgAgkgoAAMgCACAK3AEAAJARACDFCQAAjxEAMMYJAADIAgAQxwkAAI8RADDICQQApA8AIeAKAQD0DgAh4goBAPQOACG2CwEA9A4AIbcLAQD0DgAhuAsCAPMOACEW3QEAAI4RACDFCQAAjBEAMMYJAADOAgAQxwkAAIwRADDLCUAA9Q4AIdkJQACJDwAh3wkAAI0RiQwiogoEAKQPACHbCgEA9A4AIeIKAQD0DgAhuQsCAPMOACGJDEAAiQ8AIYoMAQD_DgAhiwxAAIkPACGMDEAAiQ8AIY0MQACJDwAhjgwCAPMOACGPDEAAiQ8AIZAMQACJDwAhkQxAAIkPACHYDAAAzgIAINkMAADOAgAgFcUJAACREQAwxgkAAMMCABDHCQAAkREAMMgJBACMDwAh3wkAAJMRlAwi4wkCAOgOACH_CQAAkhGTDCKACgEA6Q4AIYoKAQDpDgAhvAoBAPoOACG9CkAAgg8AIdcKBACMDwAh4AoBAOkOACG-CwEA-g4AIb8LQADqDgAhlAwCAOgOACGVDEAAgg8AIZYMAgCODwAhlwxAAIIPACGYDEAAgg8AIZkMQACCDwAhBxUAAOwOACAWAACXEQAgFwAAlxEAILEEAAAAkwwIzAkAAACTDALNCQAAAJMMCNIJAACWEZMMIgcVAADsDgAgFgAAlREAIBcAAJURACCxBAAAAJQMCMwJAAAAlAwCzQkAAACUDAjSCQAAlBGUDCIHFQAA7A4AIBYAAJURACAXAACVEQAgsQQAAACUDAjMCQAAAJQMAs0JAAAAlAwI0gkAAJQRlAwiBLEEAAAAlAwIzAkAAACUDALNCQAAAJQMCNIJAACVEZQMIgcVAADsDgAgFgAAlxEAIBcAAJcRACCxBAAAAJMMCMwJAAAAkwwCzQkAAACTDAjSCQAAlhGTDCIEsQQAAACTDAjMCQAAAJMMAs0JAAAAkwwI0gkAAJcRkwwiFcUJAACYEQAwxgkAALACABDHCQAAmBEAMMgJBACkDwAh3wkAAJoRlAwi4wkCAPMOACH_CQAAmRGTDCKACgEA9A4AIYoKAQD0DgAhvAoBAP8OACG9CkAAiQ8AIdcKBACkDwAh4AoBAPQOACG-CwEA_w4AIb8LQAD1DgAhlAwCAPMOACGVDEAAiQ8AIZYMAgCsDwAhlwxAAIkPACGYDEAAiQ8AIZkMQACJDwAhBLEEAAAAkwwIzAkAAACTDALNCQAAAJMMCNIJAACXEZMMIgSxBAAAAJQMCMwJAAAAlAwCzQkAAACUDAjSCQAAlRGUDCIClQxAAAAAAZYMAgAAAAESxQkAAJwRADDGCQAAqgIAEMcJAACcEQAw3wpAAOoOACHiCgEA6Q4AIZsMAQDpDgAhnAwCAOgOACGdDAAAuA8AIJ4MAQDpDgAhnwwAALgPACCgDAEA6Q4AIaEMIACYDwAhogwCAOgOACGjDAEA6Q4AIaQMAQDpDgAhpQwBAOkOACGmDAABlxAAIacMAQDpDgAhEsUJAACdEQAwxgkAAJcCABDHCQAAnREAMN8KQAD1DgAh4goBAPQOACGbDAEA9A4AIZwMAgDzDgAhnQwAAL4PACCeDAEA9A4AIZ8MAAC-DwAgoAwBAPQOACGhDCAArw8AIaIMAgDzDgAhowwBAPQOACGkDAEA9A4AIaUMAQD0DgAhpgwAAaAQACGnDAEA9A4AIQjFCQAAnhEAMMYJAACRAgAQxwkAAJ4RADCoCgQAjA8AIewKQADqDgAhqAwCAOgOACGpDAIA6A4AIaoMBACMDwAhCMUJAACfEQAwxgkAAP4BABDHCQAAnxEAMKgKBACkDwAh7ApAAPUOACGoDAIA8w4AIakMAgDzDgAhqgwEAKQPACEC7ApAAAAAAagMAgAAAAEKxQkAAKERADDGCQAA-AEAEMcJAAChEQAwiQoAAZYQACGoDAIA6A4AIawMAAGWEAAhrQwEAIwPACGuDAIA6A4AIa8MAAGWEAAhsAwAAZcQACEKxQkAAKIRADDGCQAA5QEAEMcJAACiEQAwiQoAAZ8QACGoDAIA8w4AIawMAAGfEAAhrQwEAKQPACGuDAIA8w4AIa8MAAGfEAAhsAwAAaAQACEEqAwCAAAAAawMAAEAAAGtDAQAAAABrgwCAAAAAQrFCQAApBEAMMYJAADfAQAQxwkAAKQRADDbCgABlhAAIaQLEACdDwAhqAwCAOgOACGsDAABlhAAIbMMAAClEbMMIrQMEACdDwAhtQwCAOgOACEHFQAA7A4AIBYAAKcRACAXAACnEQAgsQQAAACzDAjMCQAAALMMAs0JAAAAswwI0gkAAKYRswwiBxUAAOwOACAWAACnEQAgFwAApxEAILEEAAAAswwIzAkAAACzDALNCQAAALMMCNIJAACmEbMMIgSxBAAAALMMCMwJAAAAswwCzQkAAACzDAjSCQAApxGzDCIKxQkAAKgRADDGCQAAzAEAEMcJAACoEQAw2woAAZ8QACGkCxAApg8AIagMAgDzDgAhrAwAAZ8QACGzDAAAqRGzDCK0DBAApg8AIbUMAgDzDgAhBLEEAAAAswwIzAkAAACzDALNCQAAALMMCNIJAACnEbMMIgXbCgABAAABqAwCAAAAAawMAAEAAAGzDAAAALMMArQMEAAAAAEPxQkAAKsRADDGCQAAxgEAEMcJAACrEQAwiQoAAZYQACH6CgABlhAAIbcLEACdDwAhqAwCAOgOACGsDAABlhAAIa0MBACMDwAhrgwCAOgOACGzDAAApRGzDCK0DBAAnQ8AIbcMAgDoDgAhuAwCAOgOACG5DAABlhAAIQ_FCQAArBEAMMYJAACzAQAQxwkAAKwRADCJCgABnxAAIfoKAAGfEAAhtwsQAKYPACGoDAIA8w4AIawMAAGfEAAhrQwEAKQPACGuDAIA8w4AIbMMAACpEbMMIrQMEACmDwAhtwwCAPMOACG4DAIA8w4AIbkMAAGfEAAhBKgMAgAAAAGtDAQAAAABtwwCAAAAAbgMAgAAAAEQxQkAAK4RADDGCQAArQEAEMcJAACuEQAw_wkBAOkOACGJCgABlhAAIfYKAgDoDgAh-goAAZcQACG3CxAAnQ8AIdoLAQD6DgAhqAwCAOgOACGtDAQAjA8AIa4MAgDoDgAhuQwAAZYQACG7DAEA6Q4AIbwMBACMDwAhvQwEAIwPACEQxQkAAK8RADDGCQAAmgEAEMcJAACvEQAw_wkBAPQOACGJCgABnxAAIfYKAgDzDgAh-goAAaAQACG3CxAApg8AIdoLAQD_DgAhqAwCAPMOACGtDAQApA8AIa4MAgDzDgAhuQwAAZ8QACG7DAEA9A4AIbwMBACkDwAhvQwEAKQPACEE9goCAAAAAagMAgAAAAGtDAQAAAABrgwCAAAAARLFCQAAsREAMMYJAACUAQAQxwkAALERADD6CgABlxAAIY4LBACMDwAhsAsAAZYQACG3CxAAnQ8AIf4LAAGWEAAhqAwCAOgOACGtDAQAjA8AIbkMAAGWEAAhvAwEAIwPACG9DAQAjA8AIb8MAgDoDgAhwAwQAJ0PACHBDAABlxAAIcIMBACMDwAhwwwgAJgPACESxQkAALIRADDGCQAAgQEAEMcJAACyEQAw-goAAaAQACGOCwQApA8AIbALAAGfEAAhtwsQAKYPACH-CwABnxAAIagMAgDzDgAhrQwEAKQPACG5DAABnxAAIbwMBACkDwAhvQwEAKQPACG_DAIA8w4AIcAMEACmDwAhwQwAAaAQACHCDAQApA8AIcMMIACvDwAhA6gMAgAAAAGtDAQAAAABvwwCAAAAAQ_FCQAAtBEAMMYJAAB7ABDHCQAAtBEAMKgKAgDoDgAh_gsAAZYQACGoDAIA6A4AIaoMAgDoDgAhvQwQAJ0PACHFDAQAjA8AIcYMAAGWEAAhxwxAAOoOACHIDAABlhAAIckMEACdDwAhygwQANQPACHLDCAAmA8AIQ_FCQAAtREAMMYJAABoABDHCQAAtREAMKgKAgDzDgAh_gsAAZ8QACGoDAIA8w4AIaoMAgDzDgAhvQwQAKYPACHFDAQApA8AIcYMAAGfEAAhxwxAAPUOACHIDAABnxAAIckMEACmDwAhygwQAN4PACHLDCAArw8AIQKoDAIAAAABxQwEAAAAAQjFCQAAtxEAMMYJAABiABDHCQAAtxEAMKgMAgDoDgAhzQwEAIwPACHODAQAjw8AIc8MAAGXEAAh0AxAAOoOACEIxQkAALgRADDGCQAATwAQxwkAALgRADCoDAIA8w4AIc0MBACkDwAhzgwEAKUPACHPDAABoBAAIdAMQAD1DgAhCsUJAAC5EQAwxgkAAEkAEMcJAAC5EQAwyAkEAIwPACH_CQEA6Q4AIbwKAQDpDgAhgQtAAOoOACHRDAEA6Q4AIdMMAAC6EdMMItQMAQDpDgAhBxUAAOwOACAWAAC8EQAgFwAAvBEAILEEAAAA0wwIzAkAAADTDALNCQAAANMMCNIJAAC7EdMMIgcVAADsDgAgFgAAvBEAIBcAALwRACCxBAAAANMMCMwJAAAA0wwCzQkAAADTDAjSCQAAuxHTDCIEsQQAAADTDAjMCQAAANMMAs0JAAAA0wwI0gkAALwR0wwiCsUJAAC9EQAwxgkAADYAEMcJAAC9EQAwyAkEAKQPACH_CQEA9A4AIbwKAQD0DgAhgQtAAPUOACHRDAEA9A4AIdMMAAC-EdMMItQMAQD0DgAhBLEEAAAA0wwIzAkAAADTDALNCQAAANMMCNIJAAC8EdMMIgfFCQAAvxEAMMYJAAAwABDHCQAAvxEAMLUKAQDpDgAhvAoBAOkOACHRDAEA6Q4AIdUMQADqDgAhB8UJAADAEQAwxgkAAB0AEMcJAADAEQAwtQoBAPQOACG8CgEA9A4AIdEMAQD0DgAh1QxAAPUOACEIxQkAAMERADDGCQAAFwAQxwkAAMERADD_CQAAwhHXDCK8CgEA6Q4AIdEMAQDpDgAh1AwBAOkOACHVDEAA6g4AIQcVAADsDgAgFgAAxBEAIBcAAMQRACCxBAAAANcMCMwJAAAA1wwCzQkAAADXDAjSCQAAwxHXDCIHFQAA7A4AIBYAAMQRACAXAADEEQAgsQQAAADXDAjMCQAAANcMAs0JAAAA1wwI0gkAAMMR1wwiBLEEAAAA1wwIzAkAAADXDALNCQAAANcMCNIJAADEEdcMIgjFCQAAxREAMMYJAAAEABDHCQAAxREAMP8JAADGEdcMIrwKAQD0DgAh0QwBAPQOACHUDAEA9A4AIdUMQAD1DgAhBLEEAAAA1wwIzAkAAADXDALNCQAAANcMCNIJAADEEdcMIgL_CQAAANcMAtQMAQAAAAEAAAAAAAXgDAIAAAAB5AwCAAAAAeUMAgAAAAHmDAIAAAAB5wwCAAAAAQHgDAEAAAABAeAMQAAAAAEAAAAAAAAAAeAMAQAAAAEAAAAAAAHgDAAAAN8JAgHgDEAAAAABBw8AAIEYACAQAACEGAAg2gwAAIIYACDbDAAAgxgAINwMAAC8DQAg3QwAALwNACDeDAAAsA0AIAMPAACBGAAg2gwAAIIYACDeDAAAsA0AIAvSCAAAnhIAINMIAACfEgAg1AgAAKASACD4CQAA0xEAIIYKAADTEQAghwoAANMRACCJCgAA0xEAIIsKAADTEQAgjAoAANMRACCNCgAA0xEAII8KAADTEQAgAAAAAAAF4AwEAAAAAeQMBAAAAAHlDAQAAAAB5gwEAAAAAecMBAAAAAEF4AwCAAAAAeQMAgAAAAHlDAIAAAAB5gwCAAAAAecMAgAAAAEF4AwEAAAAAeQMBAAAAAHlDAQAAAAB5gwEAAAAAecMBAAAAAEFDwAA_BcAIBAAAP8XACDaDAAA_RcAINsMAAD-FwAg3gwAALANACADDwAA_BcAINoMAAD9FwAg3gwAALANACAAAAAAAAHgDCAAAAABBQ8AAPcXACAQAAD6FwAg2gwAAPgXACDbDAAA-RcAIN4MAACwDQAgAw8AAPcXACDaDAAA-BcAIN4MAACwDQAgAAAAAAAB4AwAAAD_CQIF4AwQAAAAAeQMEAAAAAHlDBAAAAAB5gwQAAAAAecMEAAAAAELDwAAjxIAMBAAAJQSADDaDAAAkBIAMNsMAACREgAw3AwAAJMSADDdDAAAkxIAMN4MAACTEgAw3wwAAJISACDgDAAAkxIAMOEMAACVEgAw4gwAAJYSADALDwAAgxIAMBAAAIgSADDaDAAAhBIAMNsMAACFEgAw3AwAAIcSADDdDAAAhxIAMN4MAACHEgAw3wwAAIYSACDgDAAAhxIAMOEMAACJEgAw4gwAAIoSADAHDwAA_hEAIBAAAIESACDaDAAA_xEAINsMAACAEgAg3AwAALoNACDdDAAAug0AIN4MAACCDgAgC8gJAQAAAAHJCQEAAAABygkBAAAAAcsJQAAAAAHWCQEAAAAB3wkAAADfCQLgCQEAAAAB4QlAAAAAAeIJQAAAAAHjCQIAAAAB5AlAAAAAAQIAAACCDgAgDwAA_hEAIAMAAAC6DQAgDwAA_hEAIBAAAIISACANAAAAug0AIAgAAIISACDICQEAzhEAIckJAQDXEQAhygkBANcRACHLCUAAzxEAIdYJAQDOEQAh3wkAAN0R3wki4AkBANcRACHhCUAA3hEAIeIJQADeEQAh4wkCAM0RACHkCUAA3hEAIQvICQEAzhEAIckJAQDXEQAhygkBANcRACHLCUAAzxEAIdYJAQDOEQAh3wkAAN0R3wki4AkBANcRACHhCUAA3hEAIeIJQADeEQAh4wkCAM0RACHkCUAA3hEAIQ3ICQQAAAAB5QkBAAAAAeYJBAAAAAHnCYAAAAAB6AkBAAAAAekJAgAAAAHqCQQAAAAB6wlAAAAAAewJQAAAAAHtCUAAAAAB7gkBAAAAAe8JAQAAAAHwCUAAAAABAgAAALgNACAPAACOEgAgAwAAALgNACAPAACOEgAgEAAAjRIAIAEIAAD2FwAwEtEIAACtDwAgxQkAAKoPADDGCQAAtg0AEMcJAACqDwAwyAkEAAAAAd0JAQD0DgAh5QkBAAAAAeYJBACkDwAh5wkAAKsPACDoCQEAAAAB6QkCAKwPACHqCQQApQ8AIesJQAD1DgAh7AlAAIkPACHtCUAAiQ8AIe4JAQD_DgAh7wkBAP8OACHwCUAAiQ8AIQIAAAC4DQAgCAAAjRIAIAIAAACLEgAgCAAAjBIAIBHFCQAAihIAMMYJAACLEgAQxwkAAIoSADDICQQApA8AId0JAQD0DgAh5QkBAP8OACHmCQQApA8AIecJAACrDwAg6AkBAP8OACHpCQIArA8AIeoJBAClDwAh6wlAAPUOACHsCUAAiQ8AIe0JQACJDwAh7gkBAP8OACHvCQEA_w4AIfAJQACJDwAhEcUJAACKEgAwxgkAAIsSABDHCQAAihIAMMgJBACkDwAh3QkBAPQOACHlCQEA_w4AIeYJBACkDwAh5wkAAKsPACDoCQEA_w4AIekJAgCsDwAh6gkEAKUPACHrCUAA9Q4AIewJQACJDwAh7QlAAIkPACHuCQEA_w4AIe8JAQD_DgAh8AlAAIkPACENyAkEAOcRACHlCQEA1xEAIeYJBADnEQAh5wmAAAAAAegJAQDXEQAh6QkCAOgRACHqCQQA6REAIesJQADPEQAh7AlAAN4RACHtCUAA3hEAIe4JAQDXEQAh7wkBANcRACHwCUAA3hEAIQ3ICQQA5xEAIeUJAQDXEQAh5gkEAOcRACHnCYAAAAAB6AkBANcRACHpCQIA6BEAIeoJBADpEQAh6wlAAM8RACHsCUAA3hEAIe0JQADeEQAh7gkBANcRACHvCQEA1xEAIfAJQADeEQAhDcgJBAAAAAHlCQEAAAAB5gkEAAAAAecJgAAAAAHoCQEAAAAB6QkCAAAAAeoJBAAAAAHrCUAAAAAB7AlAAAAAAe0JQAAAAAHuCQEAAAAB7wkBAAAAAfAJQAAAAAEJywlAAAAAAdkJQAAAAAH3CQEAAAAB-AkBAAAAAfkJBAAAAAH6CUAAAAAB-wkBAAAAAfwJQAAAAAH9CSAAAAABAgAAALQNACAPAACaEgAgAwAAALQNACAPAACaEgAgEAAAmRIAIAEIAAD1FwAwDtEIAACtDwAgxQkAAK4PADDGCQAAsg0AEMcJAACuDwAwywlAAPUOACHZCUAA9Q4AId0JAQD0DgAh9wkBAAAAAfgJAQAAAAH5CQQApQ8AIfoJQACJDwAh-wkBAP8OACH8CUAAiQ8AIf0JIACvDwAhAgAAALQNACAIAACZEgAgAgAAAJcSACAIAACYEgAgDcUJAACWEgAwxgkAAJcSABDHCQAAlhIAMMsJQAD1DgAh2QlAAPUOACHdCQEA9A4AIfcJAQD0DgAh-AkBAPQOACH5CQQApQ8AIfoJQACJDwAh-wkBAP8OACH8CUAAiQ8AIf0JIACvDwAhDcUJAACWEgAwxgkAAJcSABDHCQAAlhIAMMsJQAD1DgAh2QlAAPUOACHdCQEA9A4AIfcJAQD0DgAh-AkBAPQOACH5CQQApQ8AIfoJQACJDwAh-wkBAP8OACH8CUAAiQ8AIf0JIACvDwAhCcsJQADPEQAh2QlAAM8RACH3CQEAzhEAIfgJAQDOEQAh-QkEAOkRACH6CUAA3hEAIfsJAQDXEQAh_AlAAN4RACH9CSAA8REAIQnLCUAAzxEAIdkJQADPEQAh9wkBAM4RACH4CQEAzhEAIfkJBADpEQAh-glAAN4RACH7CQEA1xEAIfwJQADeEQAh_QkgAPERACEJywlAAAAAAdkJQAAAAAH3CQEAAAAB-AkBAAAAAfkJBAAAAAH6CUAAAAAB-wkBAAAAAfwJQAAAAAH9CSAAAAABBA8AAI8SADDaDAAAkBIAMN4MAACTEgAw3wwAAJISACAEDwAAgxIAMNoMAACEEgAw3gwAAIcSADDfDAAAhhIAIAMPAAD-EQAg2gwAAP8RACDeDAAAgg4AIAAACNEIAADhEQAgyQkAANMRACDKCQAA0xEAIN0JAADTEQAg4AkAANMRACDhCQAA0xEAIOIJAADTEQAg5AkAANMRACAAAAAAAAAAAAHgDAAAAJ4KAgAAAAHgDAAAAKIKAgAAAAAAAAAAAAAAAeAMAAAAqwoCAAAAAAAB4AwAAACvCgIB4AwAAACwCgIF4AwQAAAAAeQMEAAAAAHlDBAAAAAB5gwQAAAAAecMEAAAAAEAAAAAAAUPAADwFwAgEAAA8xcAINoMAADxFwAg2wwAAPIXACDeDAAAzQsAIAMPAADwFwAg2gwAAPEXACDeDAAAzQsAIAAAAAAACw8AAM8SADAQAADUEgAw2gwAANASADDbDAAA0RIAMNwMAADTEgAw3QwAANMSADDeDAAA0xIAMN8MAADSEgAg4AwAANMSADDhDAAA1RIAMOIMAADWEgAwBt8JAQAAAAHjCQIAAAAB5AlAAAAAAbUKAQAAAAHACkAAAAABwwoBAAAAAQIAAADRCwAgDwAA2hIAIAMAAADRCwAgDwAA2hIAIBAAANkSACABCAAA7xcAMAysBgAA5Q8AIMUJAADkDwAwxgkAAM8LABDHCQAA5A8AMN8JAQD0DgAh4wkCAPMOACHkCUAAiQ8AIbUKAQD0DgAhwApAAIkPACHCCgEA9A4AIcMKAQD_DgAhyQoAAOMPACACAAAA0QsAIAgAANkSACACAAAA1xIAIAgAANgSACAKxQkAANYSADDGCQAA1xIAEMcJAADWEgAw3wkBAPQOACHjCQIA8w4AIeQJQACJDwAhtQoBAPQOACHACkAAiQ8AIcIKAQD0DgAhwwoBAP8OACEKxQkAANYSADDGCQAA1xIAEMcJAADWEgAw3wkBAPQOACHjCQIA8w4AIeQJQACJDwAhtQoBAPQOACHACkAAiQ8AIcIKAQD0DgAhwwoBAP8OACEG3wkBAM4RACHjCQIAzREAIeQJQADeEQAhtQoBAM4RACHACkAA3hEAIcMKAQDXEQAhBt8JAQDOEQAh4wkCAM0RACHkCUAA3hEAIbUKAQDOEQAhwApAAN4RACHDCgEA1xEAIQbfCQEAAAAB4wkCAAAAAeQJQAAAAAG1CgEAAAABwApAAAAAAcMKAQAAAAEEDwAAzxIAMNoMAADQEgAw3gwAANMSADDfDAAA0hIAIAAFwAcAANwSACD4CQAA0xEAIIAKAADTEQAgigoAANMRACDECgAA0xEAIAAAAAAAAAAABQ8AAOoXACAQAADtFwAg2gwAAOsXACDbDAAA7BcAIN4MAADlCQAgAw8AAOoXACDaDAAA6xcAIN4MAADlCQAgAAAABQ8AAOIXACAQAADoFwAg2gwAAOMXACDbDAAA5xcAIN4MAADlCQAgBQ8AAOAXACAQAADlFwAg2gwAAOEXACDbDAAA5BcAIN4MAADvCgAgAw8AAOIXACDaDAAA4xcAIN4MAADlCQAgAw8AAOAXACDaDAAA4RcAIN4MAADvCgAgAAAAAAALDwAA9RIAMBAAAPoSADDaDAAA9hIAMNsMAAD3EgAw3AwAAPkSADDdDAAA-RIAMN4MAAD5EgAw3wwAAPgSACDgDAAA-RIAMOEMAAD7EgAw4gwAAPwSADAFqgYAAO0SACDICQEAAAAB6wlAAAAAAc4KAQAAAAHQCkAAAAABAgAAAOsJACAPAACAEwAgAwAAAOsJACAPAACAEwAgEAAA_xIAIAEIAADfFwAwC6oGAAD1DwAgrAYAAPkPACDFCQAA-A8AMMYJAADpCQAQxwkAAPgPADDICQEAAAAB6wlAAPUOACHCCgEA9A4AIc4KAQD0DgAh0ApAAIkPACHmCgAA9w8AIAIAAADrCQAgCAAA_xIAIAIAAAD9EgAgCAAA_hIAIAjFCQAA_BIAMMYJAAD9EgAQxwkAAPwSADDICQEA9A4AIesJQAD1DgAhwgoBAPQOACHOCgEA9A4AIdAKQACJDwAhCMUJAAD8EgAwxgkAAP0SABDHCQAA_BIAMMgJAQD0DgAh6wlAAPUOACHCCgEA9A4AIc4KAQD0DgAh0ApAAIkPACEEyAkBAM4RACHrCUAAzxEAIc4KAQDOEQAh0ApAAN4RACEFqgYAAOsSACDICQEAzhEAIesJQADPEQAhzgoBAM4RACHQCkAA3hEAIQWqBgAA7RIAIMgJAQAAAAHrCUAAAAABzgoBAAAAAdAKQAAAAAEEDwAA9RIAMNoMAAD2EgAw3gwAAPkSADDfDAAA-BIAIAAAAAAAAAUPAADaFwAgEAAA3RcAINoMAADbFwAg2wwAANwXACDeDAAA5QkAIAMPAADaFwAg2gwAANsXACDeDAAA5QkAIAAAAAcPAADSFwAgEAAA2BcAINoMAADTFwAg2wwAANcXACDcDAAA5wkAIN0MAADnCQAg3gwAAN0JACALDwAAqRMAMBAAAK0TADDaDAAAqhMAMNsMAACrEwAw3AwAAPkSADDdDAAA-RIAMN4MAAD5EgAw3wwAAKwTACDgDAAA-RIAMOEMAACuEwAw4gwAAPwSADALDwAAnRMAMBAAAKITADDaDAAAnhMAMNsMAACfEwAw3AwAAKETADDdDAAAoRMAMN4MAAChEwAw3wwAAKATACDgDAAAoRMAMOEMAACjEwAw4gwAAKQTADALDwAAkRMAMBAAAJYTADDaDAAAkhMAMNsMAACTEwAw3AwAAJUTADDdDAAAlRMAMN4MAACVEwAw3wwAAJQTACDgDAAAlRMAMOEMAACXEwAw4gwAAJgTADAGigoBAAAAAb0KQAAAAAHWCgEAAAAB1woQAAAAAdgKAgAAAAHZChAAAAABAgAAAPUJACAPAACcEwAgAwAAAPUJACAPAACcEwAgEAAAmxMAIAEIAADWFwAwC6oGAAD1DwAgxQkAAPQPADDGCQAA8wkAEMcJAAD0DwAwigoBAAAAAb0KQAD1DgAhzgoBAPQOACHWCgEA9A4AIdcKEACmDwAh2AoCAPMOACHZChAApg8AIQIAAAD1CQAgCAAAmxMAIAIAAACZEwAgCAAAmhMAIArFCQAAmBMAMMYJAACZEwAQxwkAAJgTADCKCgEA9A4AIb0KQAD1DgAhzgoBAPQOACHWCgEA9A4AIdcKEACmDwAh2AoCAPMOACHZChAApg8AIQrFCQAAmBMAMMYJAACZEwAQxwkAAJgTADCKCgEA9A4AIb0KQAD1DgAhzgoBAPQOACHWCgEA9A4AIdcKEACmDwAh2AoCAPMOACHZChAApg8AIQaKCgEAzhEAIb0KQADPEQAh1goBAM4RACHXChAA-hEAIdgKAgDNEQAh2QoQAPoRACEGigoBAM4RACG9CkAAzxEAIdYKAQDOEQAh1woQAPoRACHYCgIAzREAIdkKEAD6EQAhBooKAQAAAAG9CkAAAAAB1goBAAAAAdcKEAAAAAHYCgIAAAAB2QoQAAAAAQLICQEAAAABzwpAAAAAAQIAAADxCQAgDwAAqBMAIAMAAADxCQAgDwAAqBMAIBAAAKcTACABCAAA1RcAMAeqBgAA9Q8AIMUJAAD2DwAwxgkAAO8JABDHCQAA9g8AMMgJAQAAAAHOCgEA9A4AIc8KQAD1DgAhAgAAAPEJACAIAACnEwAgAgAAAKUTACAIAACmEwAgBsUJAACkEwAwxgkAAKUTABDHCQAApBMAMMgJAQD0DgAhzgoBAPQOACHPCkAA9Q4AIQbFCQAApBMAMMYJAAClEwAQxwkAAKQTADDICQEA9A4AIc4KAQD0DgAhzwpAAPUOACECyAkBAM4RACHPCkAAzxEAIQLICQEAzhEAIc8KQADPEQAhAsgJAQAAAAHPCkAAAAABBawGAADuEgAgyAkBAAAAAesJQAAAAAHCCgEAAAAB0ApAAAAAAQIAAADrCQAgDwAAsRMAIAMAAADrCQAgDwAAsRMAIBAAALATACABCAAA1BcAMAIAAADrCQAgCAAAsBMAIAIAAAD9EgAgCAAArxMAIATICQEAzhEAIesJQADPEQAhwgoBAM4RACHQCkAA3hEAIQWsBgAA7BIAIMgJAQDOEQAh6wlAAM8RACHCCgEAzhEAIdAKQADeEQAhBawGAADuEgAgyAkBAAAAAesJQAAAAAHCCgEAAAAB0ApAAAAAAQMPAADSFwAg2gwAANMXACDeDAAA3QkAIAQPAACpEwAw2gwAAKoTADDeDAAA-RIAMN8MAACsEwAgBA8AAJ0TADDaDAAAnhMAMN4MAAChEwAw3wwAAKATACAEDwAAkRMAMNoMAACSEwAw3gwAAJUTADDfDAAAlBMAIAAAAAUPAADNFwAgEAAA0BcAINoMAADOFwAg2wwAAM8XACDeDAAA3QkAIAMPAADNFwAg2gwAAM4XACDeDAAA3QkAIAAAAAAAAAsPAADPEwAwEAAA1BMAMNoMAADQEwAw2wwAANETADDcDAAA0xMAMN0MAADTEwAw3gwAANMTADDfDAAA0hMAIOAMAADTEwAw4QwAANUTADDiDAAA1hMAMAsPAADDEwAwEAAAyBMAMNoMAADEEwAw2wwAAMUTADDcDAAAxxMAMN0MAADHEwAw3gwAAMcTADDfDAAAxhMAIOAMAADHEwAw4QwAAMkTADDiDAAAyhMAMA2rBgAAsxMAIK0GAAC0EwAgrgYAALUTACDICQEAAAABywlAAAAAAdkJQAAAAAGgCkAAAAABtQoBAAAAAdoKAQAAAAHbCgEAAAAB3AoBAAAAAd0KIAAAAAHeCkAAAAABAgAAAOUJACAPAADOEwAgAwAAAOUJACAPAADOEwAgEAAAzRMAIAEIAADMFwAwErEEAAD-DwAgqwYAAO0PACCtBgAA_w8AIK4GAACAEAAgxQkAAP0PADDGCQAA4wkAEMcJAAD9DwAwyAkBAAAAAcsJQAD1DgAh2QlAAIkPACGgCkAAiQ8AIbUKAQAAAAHECgEA_w4AIdoKAQD0DgAh2woBAPQOACHcCgEA_w4AId0KIACvDwAh3gpAAIkPACECAAAA5QkAIAgAAM0TACACAAAAyxMAIAgAAMwTACAOxQkAAMoTADDGCQAAyxMAEMcJAADKEwAwyAkBAPQOACHLCUAA9Q4AIdkJQACJDwAhoApAAIkPACG1CgEA_w4AIcQKAQD_DgAh2goBAPQOACHbCgEA9A4AIdwKAQD_DgAh3QogAK8PACHeCkAAiQ8AIQ7FCQAAyhMAMMYJAADLEwAQxwkAAMoTADDICQEA9A4AIcsJQAD1DgAh2QlAAIkPACGgCkAAiQ8AIbUKAQD_DgAhxAoBAP8OACHaCgEA9A4AIdsKAQD0DgAh3AoBAP8OACHdCiAArw8AId4KQACJDwAhCsgJAQDOEQAhywlAAM8RACHZCUAA3hEAIaAKQADeEQAhtQoBANcRACHaCgEAzhEAIdsKAQDOEQAh3AoBANcRACHdCiAA8REAId4KQADeEQAhDasGAACOEwAgrQYAAI8TACCuBgAAkBMAIMgJAQDOEQAhywlAAM8RACHZCUAA3hEAIaAKQADeEQAhtQoBANcRACHaCgEAzhEAIdsKAQDOEQAh3AoBANcRACHdCiAA8REAId4KQADeEQAhDasGAACzEwAgrQYAALQTACCuBgAAtRMAIMgJAQAAAAHLCUAAAAAB2QlAAAAAAaAKQAAAAAG1CgEAAAAB2goBAAAAAdsKAQAAAAHcCgEAAAAB3QogAAAAAd4KQAAAAAECgAoBAAAAAd8KQAAAAAECAAAA4QkAIA8AANoTACADAAAA4QkAIA8AANoTACAQAADZEwAgAQgAAMsXADAIsQQAAIMQACDFCQAAghAAMMYJAADfCQAQxwkAAIIQADCACgEA9A4AIcQKAQD0DgAh3wpAAPUOACHnCgAAgRAAIAIAAADhCQAgCAAA2RMAIAIAAADXEwAgCAAA2BMAIAbFCQAA1hMAMMYJAADXEwAQxwkAANYTADCACgEA9A4AIcQKAQD0DgAh3wpAAPUOACEGxQkAANYTADDGCQAA1xMAEMcJAADWEwAwgAoBAPQOACHECgEA9A4AId8KQAD1DgAhAoAKAQDOEQAh3wpAAM8RACECgAoBAM4RACHfCkAAzxEAIQKACgEAAAAB3wpAAAAAAQQPAADPEwAw2gwAANATADDeDAAA0xMAMN8MAADSEwAgBA8AAMMTADDaDAAAxBMAMN4MAADHEwAw3wwAAMYTACAAAAqxBAAA4RMAIKsGAACCEwAgrQYAAOITACCuBgAA4xMAINkJAADTEQAgoAoAANMRACC1CgAA0xEAIMQKAADTEQAg3AoAANMRACDeCgAA0xEAIAKrBgAAghMAIPgJAADTEQAgBakGAADdEwAgrwYAAN4TACDjCgAA0xEAIOQKAADTEQAg5QoAANMRACAAAAAAAAAAAAAAAAAAAAAABQ8AAMYXACAQAADJFwAg2gwAAMcXACDbDAAAyBcAIN4MAADeCAAgAw8AAMYXACDaDAAAxxcAIN4MAADeCAAgAAAACw8AAPgTADAQAAD9EwAw2gwAAPkTADDbDAAA-hMAMNwMAAD8EwAw3QwAAPwTADDeDAAA_BMAMN8MAAD7EwAg4AwAAPwTADDhDAAA_hMAMOIMAAD_EwAwBcgJAQAAAAHwCgEAAAAB8QqAAAAAAfIKIAAAAAHzCkAAAAABAgAAAOIIACAPAACDFAAgAwAAAOIIACAPAACDFAAgEAAAghQAIAEIAADFFwAwCtcFAACQEAAgxQkAAI8QADDGCQAA4AgAEMcJAACPEAAwyAkBAAAAAe8KAQD0DgAh8AoBAPQOACHxCgAAvg8AIPIKIACvDwAh8wpAAPUOACECAAAA4ggAIAgAAIIUACACAAAAgBQAIAgAAIEUACAJxQkAAP8TADDGCQAAgBQAEMcJAAD_EwAwyAkBAPQOACHvCgEA9A4AIfAKAQD0DgAh8QoAAL4PACDyCiAArw8AIfMKQAD1DgAhCcUJAAD_EwAwxgkAAIAUABDHCQAA_xMAMMgJAQD0DgAh7woBAPQOACHwCgEA9A4AIfEKAAC-DwAg8gogAK8PACHzCkAA9Q4AIQXICQEAzhEAIfAKAQDOEQAh8QqAAAAAAfIKIADxEQAh8wpAAM8RACEFyAkBAM4RACHwCgEAzhEAIfEKgAAAAAHyCiAA8REAIfMKQADPEQAhBcgJAQAAAAHwCgEAAAAB8QqAAAAAAfIKIAAAAAHzCkAAAAABBA8AAPgTADDaDAAA-RMAMN4MAAD8EwAw3wwAAPsTACAAAdgFAACFFAAgAAAAAAAFDwAAwBcAIBAAAMMXACDaDAAAwRcAINsMAADCFwAg3gwAAOUHACADDwAAwBcAINoMAADBFwAg3gwAAOUHACAAAAAAAAUPAAC6FwAgEAAAvhcAINoMAAC7FwAg2wwAAL0XACDeDAAA2QcAIAsPAACVFAAwEAAAmhQAMNoMAACWFAAw2wwAAJcUADDcDAAAmRQAMN0MAACZFAAw3gwAAJkUADDfDAAAmBQAIOAMAACZFAAw4QwAAJsUADDiDAAAnBQAMALXChAAAAAB9goCAAAAAQIAAADpBwAgDwAAoBQAIAMAAADpBwAgDwAAoBQAIBAAAJ8UACABCAAAvBcAMAiFBQAAqBAAIMUJAACnEAAwxgkAAOcHABDHCQAApxAAMNcKEACmDwAh9QoBALQPACH2CgIA8w4AIacLAACmEAAgAgAAAOkHACAIAACfFAAgAgAAAJ0UACAIAACeFAAgBsUJAACcFAAwxgkAAJ0UABDHCQAAnBQAMNcKEACmDwAh9QoBALQPACH2CgIA8w4AIQbFCQAAnBQAMMYJAACdFAAQxwkAAJwUADDXChAApg8AIfUKAQC0DwAh9goCAPMOACEC1woQAPoRACH2CgIAzREAIQLXChAA-hEAIfYKAgDNEQAhAtcKEAAAAAH2CgIAAAABAw8AALoXACDaDAAAuxcAIN4MAADZBwAgBA8AAJUUADDaDAAAlhQAMN4MAACZFAAw3wwAAJgUACAAAAAAAAUPAAC1FwAgEAAAuBcAINoMAAC2FwAg2wwAALcXACDeDAAA2QcAIAMPAAC1FwAg2gwAALYXACDeDAAA2QcAIAAAAAAABQ8AALAXACAQAACzFwAg2gwAALEXACDbDAAAshcAIN4MAADZBwAgAw8AALAXACDaDAAAsRcAIN4MAADZBwAgAAAAAAAB4AwAAQAAAQHgDAABAAABCw8AANMUADAQAADYFAAw2gwAANQUADDbDAAA1RQAMNwMAADXFAAw3QwAANcUADDeDAAA1xQAMN8MAADWFAAg4AwAANcUADDhDAAA2RQAMOIMAADaFAAwCw8AAMcUADAQAADMFAAw2gwAAMgUADDbDAAAyRQAMNwMAADLFAAw3QwAAMsUADDeDAAAyxQAMN8MAADKFAAg4AwAAMsUADDhDAAAzRQAMOIMAADOFAAwCw8AALsUADAQAADAFAAw2gwAALwUADDbDAAAvRQAMNwMAAC_FAAw3QwAAL8UADDeDAAAvxQAMN8MAAC-FAAg4AwAAL8UADDhDAAAwRQAMOIMAADCFAAwEYMFAACiFAAgyAkBAAAAAcsJQAAAAAHfCQEAAAAB4AkBAAAAAeMJAgAAAAGJCgEAAAABvAoBAAAAAb8KQAAAAAHXChAAAAAB-AoBAAAAAfkKAQAAAAH6CgEAAAAB-wqAAAAAAfwKQAAAAAH9CkAAAAAB_gpAAAAAAQIAAADlBwAgDwAAxhQAIAMAAADlBwAgDwAAxhQAIBAAAMUUACABCAAArxcAMBeCBQAAqxAAIIMFAACsEAAgxQkAAKoQADDGCQAA4wcAEMcJAACqEAAwyAkBAAAAAcsJQAD1DgAh3wkBAPQOACHgCQEA_w4AIeMJAgDzDgAhiQoBAP8OACG8CgEA9A4AIb8KQAD1DgAh1woQAKYPACH3CgEAtA8AIfgKAQD0DgAh-QoBAPQOACH6CgEA_w4AIfsKAACrDwAg_ApAAIkPACH9CkAAiQ8AIf4KQACJDwAhqAsAAKkQACACAAAA5QcAIAgAAMUUACACAAAAwxQAIAgAAMQUACAUxQkAAMIUADDGCQAAwxQAEMcJAADCFAAwyAkBALQPACHLCUAA9Q4AId8JAQD0DgAh4AkBAP8OACHjCQIA8w4AIYkKAQD_DgAhvAoBAPQOACG_CkAA9Q4AIdcKEACmDwAh9woBALQPACH4CgEA9A4AIfkKAQD0DgAh-goBAP8OACH7CgAAqw8AIPwKQACJDwAh_QpAAIkPACH-CkAAiQ8AIRTFCQAAwhQAMMYJAADDFAAQxwkAAMIUADDICQEAtA8AIcsJQAD1DgAh3wkBAPQOACHgCQEA_w4AIeMJAgDzDgAhiQoBAP8OACG8CgEA9A4AIb8KQAD1DgAh1woQAKYPACH3CgEAtA8AIfgKAQD0DgAh-QoBAPQOACH6CgEA_w4AIfsKAACrDwAg_ApAAIkPACH9CkAAiQ8AIf4KQACJDwAhEMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIeAJAQDXEQAh4wkCAM0RACGJCgEA1xEAIbwKAQDOEQAhvwpAAM8RACHXChAA-hEAIfgKAQDOEQAh-QoBAM4RACH6CgEA1xEAIfsKgAAAAAH8CkAA3hEAIf0KQADeEQAh_gpAAN4RACERgwUAAJQUACDICQEAzhEAIcsJQADPEQAh3wkBAM4RACHgCQEA1xEAIeMJAgDNEQAhiQoBANcRACG8CgEAzhEAIb8KQADPEQAh1woQAPoRACH4CgEAzhEAIfkKAQDOEQAh-goBANcRACH7CoAAAAAB_ApAAN4RACH9CkAA3hEAIf4KQADeEQAhEYMFAACiFAAgyAkBAAAAAcsJQAAAAAHfCQEAAAAB4AkBAAAAAeMJAgAAAAGJCgEAAAABvAoBAAAAAb8KQAAAAAHXChAAAAAB-AoBAAAAAfkKAQAAAAH6CgEAAAAB-wqAAAAAAfwKQAAAAAH9CkAAAAAB_gpAAAAAAQXICQQAAAABvAoBAAAAAf8KAQAAAAGACwEAAAABgQtAAAAAAQIAAADhBwAgDwAA0hQAIAMAAADhBwAgDwAA0hQAIBAAANEUACABCAAArhcAMAqCBQAAqxAAIMUJAACtEAAwxgkAAN8HABDHCQAArRAAMMgJBAAAAAG8CgEA9A4AIfcKAQC0DwAh_woBAP8OACGACwEA9A4AIYELQAD1DgAhAgAAAOEHACAIAADRFAAgAgAAAM8UACAIAADQFAAgCcUJAADOFAAwxgkAAM8UABDHCQAAzhQAMMgJBACkDwAhvAoBAPQOACH3CgEAtA8AIf8KAQD_DgAhgAsBAPQOACGBC0AA9Q4AIQnFCQAAzhQAMMYJAADPFAAQxwkAAM4UADDICQQApA8AIbwKAQD0DgAh9woBALQPACH_CgEA_w4AIYALAQD0DgAhgQtAAPUOACEFyAkEAOcRACG8CgEAzhEAIf8KAQDXEQAhgAsBAM4RACGBC0AAzxEAIQXICQQA5xEAIbwKAQDOEQAh_woBANcRACGACwEAzhEAIYELQADPEQAhBcgJBAAAAAG8CgEAAAAB_woBAAAAAYALAQAAAAGBC0AAAAABCtcKEAAAAAH2CgIAAAABggsBAAAAAYMLAQAAAAGECwEAAAABhQsQAAAAAYYLAgAAAAGHCwEAAAABiAsBAAAAAYkLAgAAAAECAAAA3QcAIA8AAN4UACADAAAA3QcAIA8AAN4UACAQAADdFAAgAQgAAK0XADAQggUAAKsQACDFCQAArxAAMMYJAADbBwAQxwkAAK8QADDXChAApg8AIfYKAgDzDgAh9woBALQPACGCCwEA9A4AIYMLAQD0DgAhhAsBAPQOACGFCxAA3g8AIYYLAgDzDgAhhwsBAPQOACGICwEA9A4AIYkLAgCsDwAhqQsAAK4QACACAAAA3QcAIAgAAN0UACACAAAA2xQAIAgAANwUACAOxQkAANoUADDGCQAA2xQAEMcJAADaFAAw1woQAKYPACH2CgIA8w4AIfcKAQC0DwAhggsBAPQOACGDCwEA9A4AIYQLAQD0DgAhhQsQAN4PACGGCwIA8w4AIYcLAQD0DgAhiAsBAPQOACGJCwIArA8AIQ7FCQAA2hQAMMYJAADbFAAQxwkAANoUADDXChAApg8AIfYKAgDzDgAh9woBALQPACGCCwEA9A4AIYMLAQD0DgAhhAsBAPQOACGFCxAA3g8AIYYLAgDzDgAhhwsBAPQOACGICwEA9A4AIYkLAgCsDwAhCtcKEAD6EQAh9goCAM0RACGCCwEAzhEAIYMLAQDOEQAhhAsBAM4RACGFCxAAwRIAIYYLAgDNEQAhhwsBAM4RACGICwEAzhEAIYkLAgDoEQAhCtcKEAD6EQAh9goCAM0RACGCCwEAzhEAIYMLAQDOEQAhhAsBAM4RACGFCxAAwRIAIYYLAgDNEQAhhwsBAM4RACGICwEAzhEAIYkLAgDoEQAhCtcKEAAAAAH2CgIAAAABggsBAAAAAYMLAQAAAAGECwEAAAABhQsQAAAAAYYLAgAAAAGHCwEAAAABiAsBAAAAAYkLAgAAAAEEDwAA0xQAMNoMAADUFAAw3gwAANcUADDfDAAA1hQAIAQPAADHFAAw2gwAAMgUADDeDAAAyxQAMN8MAADKFAAgBA8AALsUADDaDAAAvBQAMN4MAAC_FAAw3wwAAL4UACAAAAAJggUAAOYUACCDBQAA5xQAIOAJAADTEQAgiQoAANMRACD6CgAA0xEAIPsKAADTEQAg_AoAANMRACD9CgAA0xEAIP4KAADTEQAgFYMFAADiFAAghAUAAOMUACCGBQAA5BQAIIkKAADTEQAg8AoAANMRACCCCwAA0xEAIJALAADTEQAgkQsAANMRACCSCwAA0xEAIJcLAADTEQAgmAsAANMRACCaCwAA0xEAIJsLAADTEQAgngsAANMRACCfCwAA0xEAIKALAADTEQAgoQsAANMRACCiCwAA0xEAIKMLAADTEQAgpAsAANMRACCmCwAA0xEAIAAAAAAAAAAAAAAAAAAAAeAMAAAAsAsCAAAAAAAFDwAAqBcAIBAAAKsXACDaDAAAqRcAINsMAACqFwAg3gwAANoGACADDwAAqBcAINoMAACpFwAg3gwAANoGACAAAAAAAAsPAACDFQAwEAAAiBUAMNoMAACEFQAw2wwAAIUVADDcDAAAhxUAMN0MAACHFQAw3gwAAIcVADDfDAAAhhUAIOAMAACHFQAw4QwAAIkVADDiDAAAihUAMAbICQQAAAAB2woBAAAAAeIKAQAAAAG2CwEAAAABtwsBAAAAAbgLAgAAAAECAAAA3gYAIA8AAI4VACADAAAA3gYAIA8AAI4VACAQAACNFQAgAQgAAKcXADAL3AEBAPQOACGxBAAAwBAAIMUJAAC_EAAwxgkAANwGABDHCQAAvxAAMMgJBAAAAAHbCgEA9A4AIeIKAQD0DgAhtgsBAPQOACG3CwEA9A4AIbgLAgDzDgAhAgAAAN4GACAIAACNFQAgAgAAAIsVACAIAACMFQAgCtwBAQD0DgAhxQkAAIoVADDGCQAAixUAEMcJAACKFQAwyAkEAKQPACHbCgEA9A4AIeIKAQD0DgAhtgsBAPQOACG3CwEA9A4AIbgLAgDzDgAhCtwBAQD0DgAhxQkAAIoVADDGCQAAixUAEMcJAACKFQAwyAkEAKQPACHbCgEA9A4AIeIKAQD0DgAhtgsBAPQOACG3CwEA9A4AIbgLAgDzDgAhBsgJBADnEQAh2woBAM4RACHiCgEAzhEAIbYLAQDOEQAhtwsBAM4RACG4CwIAzREAIQbICQQA5xEAIdsKAQDOEQAh4goBAM4RACG2CwEAzhEAIbcLAQDOEQAhuAsCAM0RACEGyAkEAAAAAdsKAQAAAAHiCgEAAAABtgsBAAAAAbcLAQAAAAG4CwIAAAABBA8AAIMVADDaDAAAhBUAMN4MAACHFQAw3wwAAIYVACAAAd0BAACQFQAgAAAAAAAAAAAAAAAB4AwAAAC-CwIAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAKIXACAQAAClFwAg2gwAAKMXACDbDAAApBcAIN4MAADeBAAgAw8AAKIXACDaDAAAoxcAIN4MAADeBAAgAAAAAAAC4AwBAAAABOMMAQAAAAULDwAAvRUAMBAAAMIVADDaDAAAvhUAMNsMAAC_FQAw3AwAAMEVADDdDAAAwRUAMN4MAADBFQAw3wwAAMAVACDgDAAAwRUAMOEMAADDFQAw4gwAAMQVADAKyAkCAAAAAbIKAQAAAAGCCwEAAAABmgsBAAAAAcQLAAEAAAHHCwEAAAAByAsBAAAAAckLAQAAAAHKCwEAAAABywsAAQAAAQIAAADiBAAgDwAAyBUAIAMAAADiBAAgDwAAyBUAIBAAAMcVACABCAAAoRcAMBCPAwAA3hAAIMUJAADdEAAwxgkAAOAEABDHCQAA3RAAMMgJAgAAAAGyCgEA_w4AIYILAQD0DgAhmgsBAPQOACHECwABnxAAIcYLAgDzDgAhxwsBAPQOACHICwEA9A4AIckLAQD_DgAhygsBAP8OACHLCwABoBAAIdcLAADcEAAgAgAAAOIEACAIAADHFQAgAgAAAMUVACAIAADGFQAgDsUJAADEFQAwxgkAAMUVABDHCQAAxBUAMMgJAgDzDgAhsgoBAP8OACGCCwEA9A4AIZoLAQD0DgAhxAsAAZ8QACHGCwIA8w4AIccLAQD0DgAhyAsBAPQOACHJCwEA_w4AIcoLAQD_DgAhywsAAaAQACEOxQkAAMQVADDGCQAAxRUAEMcJAADEFQAwyAkCAPMOACGyCgEA_w4AIYILAQD0DgAhmgsBAPQOACHECwABnxAAIcYLAgDzDgAhxwsBAPQOACHICwEA9A4AIckLAQD_DgAhygsBAP8OACHLCwABoBAAIQrICQIAzREAIbIKAQDXEQAhggsBAM4RACGaCwEAzhEAIcQLAAG2FAAhxwsBAM4RACHICwEAzhEAIckLAQDXEQAhygsBANcRACHLCwABtxQAIQrICQIAzREAIbIKAQDXEQAhggsBAM4RACGaCwEAzhEAIcQLAAG2FAAhxwsBAM4RACHICwEAzhEAIckLAQDXEQAhygsBANcRACHLCwABtxQAIQrICQIAAAABsgoBAAAAAYILAQAAAAGaCwEAAAABxAsAAQAAAccLAQAAAAHICwEAAAAByQsBAAAAAcoLAQAAAAHLCwABAAABAeAMAQAAAAQEDwAAvRUAMNoMAAC-FQAw3gwAAMEVADDfDAAAwBUAIAADkAMAAMsVACDQCwAA0xEAINELAADTEQAgAAAAAAAAAAAFDwAAnBcAIBAAAJ8XACDaDAAAnRcAINsMAACeFwAg3gwAAOADACADDwAAnBcAINoMAACdFwAg3gwAAOADACAAAAAAAAHgDAAAAOALAgcPAACWFwAgEAAAmhcAINoMAACXFwAg2wwAAJkXACDcDAAA4gMAIN0MAADiAwAg3gwAANgDACALDwAA3xUAMBAAAOQVADDaDAAA4BUAMNsMAADhFQAw3AwAAOMVADDdDAAA4xUAMN4MAADjFQAw3wwAAOIVACDgDAAA4xUAMOEMAADlFQAw4gwAAOYVADAEyAkBAAAAAcsJQAAAAAGACgEAAAAB3AsEAAAAAQIAAADmAwAgDwAA6hUAIAMAAADmAwAgDwAA6hUAIBAAAOkVACABCAAAmBcAMAq8AgAA7RAAIMUJAADsEAAwxgkAAOQDABDHCQAA7BAAMMgJAQAAAAHLCUAA9Q4AIYAKAQD0DgAh2wsBALQPACHcCwQApA8AIeYLAADrEAAgAgAAAOYDACAIAADpFQAgAgAAAOcVACAIAADoFQAgCMUJAADmFQAwxgkAAOcVABDHCQAA5hUAMMgJAQC0DwAhywlAAPUOACGACgEA9A4AIdsLAQC0DwAh3AsEAKQPACEIxQkAAOYVADDGCQAA5xUAEMcJAADmFQAwyAkBALQPACHLCUAA9Q4AIYAKAQD0DgAh2wsBALQPACHcCwQApA8AIQTICQEAzhEAIcsJQADPEQAhgAoBAM4RACHcCwQA5xEAIQTICQEAzhEAIcsJQADPEQAhgAoBAM4RACHcCwQA5xEAIQTICQEAAAABywlAAAAAAYAKAQAAAAHcCwQAAAABAw8AAJYXACDaDAAAlxcAIN4MAADYAwAgBA8AAN8VADDaDAAA4BUAMN4MAADjFQAw3wwAAOIVACAAAAAB4AwAAADkCwIFDwAAkRcAIBAAAJQXACDaDAAAkhcAINsMAACTFwAg3gwAANgDACADDwAAkRcAINoMAACSFwAg3gwAANgDACAAAAALDwAAhBYAMBAAAIkWADDaDAAAhRYAMNsMAACGFgAw3AwAAIgWADDdDAAAiBYAMN4MAACIFgAw3wwAAIcWACDgDAAAiBYAMOEMAACKFgAw4gwAAIsWADALDwAA-BUAMBAAAP0VADDaDAAA-RUAMNsMAAD6FQAw3AwAAPwVADDdDAAA_BUAMN4MAAD8FQAw3wwAAPsVACDgDAAA_BUAMOEMAAD-FQAw4gwAAP8VADAMvQIAAOwVACDICQEAAAABywlAAAAAAdkJQAAAAAHgCQEAAAABjAsAAADgCwLcCwQAAAAB3QsBAAAAAd4LAQAAAAHgCwQAAAAB4QsEAAAAAeILQAAAAAECAAAA4AMAIA8AAIMWACADAAAA4AMAIA8AAIMWACAQAACCFgAgAQgAAJAXADARugIAAPMQACC9AgAA9BAAIMUJAADxEAAwxgkAAN4DABDHCQAA8RAAMMgJAQAAAAHLCUAA9Q4AIdkJQACJDwAh4AkBAP8OACGMCwAA8hDgCyKiCwEAoRAAIdwLBACkDwAh3QsBAAAAAd4LAQD0DgAh4AsEAKQPACHhCwQApA8AIeILQACJDwAhAgAAAOADACAIAACCFgAgAgAAAIAWACAIAACBFgAgD8UJAAD_FQAwxgkAAIAWABDHCQAA_xUAMMgJAQC0DwAhywlAAPUOACHZCUAAiQ8AIeAJAQD_DgAhjAsAAPIQ4AsiogsBAKEQACHcCwQApA8AId0LAQD0DgAh3gsBAPQOACHgCwQApA8AIeELBACkDwAh4gtAAIkPACEPxQkAAP8VADDGCQAAgBYAEMcJAAD_FQAwyAkBALQPACHLCUAA9Q4AIdkJQACJDwAh4AkBAP8OACGMCwAA8hDgCyKiCwEAoRAAIdwLBACkDwAh3QsBAPQOACHeCwEA9A4AIeALBACkDwAh4QsEAKQPACHiC0AAiQ8AIQvICQEAzhEAIcsJQADPEQAh2QlAAN4RACHgCQEA1xEAIYwLAADcFeALItwLBADnEQAh3QsBAM4RACHeCwEAzhEAIeALBADnEQAh4QsEAOcRACHiC0AA3hEAIQy9AgAA3hUAIMgJAQDOEQAhywlAAM8RACHZCUAA3hEAIeAJAQDXEQAhjAsAANwV4Asi3AsEAOcRACHdCwEAzhEAId4LAQDOEQAh4AsEAOcRACHhCwQA5xEAIeILQADeEQAhDL0CAADsFQAgyAkBAAAAAcsJQAAAAAHZCUAAAAAB4AkBAAAAAYwLAAAA4AsC3AsEAAAAAd0LAQAAAAHeCwEAAAAB4AsEAAAAAeELBAAAAAHiC0AAAAABA8sJQAAAAAGACgEAAAAB5AsAAADkCwICAAAA3AMAIA8AAI8WACADAAAA3AMAIA8AAI8WACAQAACOFgAgAQgAAI8XADAJugIAAPgQACDFCQAA9hAAMMYJAADaAwAQxwkAAPYQADDLCUAA9Q4AIYAKAQD0DgAhogsBALQPACHkCwAA9xDkCyLnCwAA9RAAIAIAAADcAwAgCAAAjhYAIAIAAACMFgAgCAAAjRYAIAfFCQAAixYAMMYJAACMFgAQxwkAAIsWADDLCUAA9Q4AIYAKAQD0DgAhogsBALQPACHkCwAA9xDkCyIHxQkAAIsWADDGCQAAjBYAEMcJAACLFgAwywlAAPUOACGACgEA9A4AIaILAQC0DwAh5AsAAPcQ5AsiA8sJQADPEQAhgAoBAM4RACHkCwAA8BXkCyIDywlAAM8RACGACgEAzhEAIeQLAADwFeQLIgPLCUAAAAABgAoBAAAAAeQLAAAA5AsCBA8AAIQWADDaDAAAhRYAMN4MAACIFgAw3wwAAIcWACAEDwAA-BUAMNoMAAD5FQAw3gwAAPwVADDfDAAA-xUAIAAABroCAACVFgAgvQIAAJYWACDZCQAA0xEAIOAJAADTEQAgogsAANMRACDiCwAA0xEAIAK7AgAAkhYAIL4CAACTFgAgAAAAAAAAAeAMAAAA6wsCAAAAAuAMAQAAAATjDAEAAAAFAuAMAQAAAATjDAEAAAAFAAAAAAAAAAAAAAAAAAUPAACKFwAgEAAAjRcAINoMAACLFwAg2wwAAIwXACDeDAAAxgIAIAMPAACKFwAg2gwAAIsXACDeDAAAxgIAIAAAAAAAAeAMAAAAiQwCCw8AALgWADAQAAC9FgAw2gwAALkWADDbDAAAuhYAMNwMAAC8FgAw3QwAALwWADDeDAAAvBYAMN8MAAC7FgAg4AwAALwWADDhDAAAvhYAMOIMAAC_FgAwBcgJBAAAAAHiCgEAAAABtgsBAAAAAbcLAQAAAAG4CwIAAAABAgAAAMoCACAPAADDFgAgAwAAAMoCACAPAADDFgAgEAAAwhYAIAEIAACJFwAwCtwBAACQEQAgxQkAAI8RADDGCQAAyAIAEMcJAACPEQAwyAkEAAAAAeAKAQD0DgAh4goBAPQOACG2CwEA9A4AIbcLAQD0DgAhuAsCAPMOACECAAAAygIAIAgAAMIWACACAAAAwBYAIAgAAMEWACAJxQkAAL8WADDGCQAAwBYAEMcJAAC_FgAwyAkEAKQPACHgCgEA9A4AIeIKAQD0DgAhtgsBAPQOACG3CwEA9A4AIbgLAgDzDgAhCcUJAAC_FgAwxgkAAMAWABDHCQAAvxYAMMgJBACkDwAh4AoBAPQOACHiCgEA9A4AIbYLAQD0DgAhtwsBAPQOACG4CwIA8w4AIQXICQQA5xEAIeIKAQDOEQAhtgsBAM4RACG3CwEAzhEAIbgLAgDNEQAhBcgJBADnEQAh4goBAM4RACG2CwEAzhEAIbcLAQDOEQAhuAsCAM0RACEFyAkEAAAAAeIKAQAAAAG2CwEAAAABtwsBAAAAAbgLAgAAAAEEDwAAuBYAMNoMAAC5FgAw3gwAALwWADDfDAAAuxYAIAAK3QEAAMUWACDZCQAA0xEAIIkMAADTEQAgigwAANMRACCLDAAA0xEAIIwMAADTEQAgjQwAANMRACCPDAAA0xEAIJAMAADTEQAgkQwAANMRACAAAAAAAAHgDAAAAJMMAgHgDAAAAJQMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAeAMAAAAswwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAeAMAAAA0wwCAAAAAAAAAeAMAAAA1wwCBcgJBAAAAAHiCgEAAAABtgsBAAAAAbcLAQAAAAG4CwIAAAABEMsJQAAAAAHZCUAAAAAB3wkAAACJDAKiCgQAAAAB2woBAAAAAeIKAQAAAAG5CwIAAAABiQxAAAAAAYoMAQAAAAGLDEAAAAABjAxAAAAAAY0MQAAAAAGODAIAAAABjwxAAAAAAZAMQAAAAAGRDEAAAAABAgAAAMYCACAPAACKFwAgAwAAAM4CACAPAACKFwAgEAAAjhcAIBIAAADOAgAgCAAAjhcAIMsJQADPEQAh2QlAAN4RACHfCQAAthaJDCKiCgQA5xEAIdsKAQDOEQAh4goBAM4RACG5CwIAzREAIYkMQADeEQAhigwBANcRACGLDEAA3hEAIYwMQADeEQAhjQxAAN4RACGODAIAzREAIY8MQADeEQAhkAxAAN4RACGRDEAA3hEAIRDLCUAAzxEAIdkJQADeEQAh3wkAALYWiQwiogoEAOcRACHbCgEAzhEAIeIKAQDOEQAhuQsCAM0RACGJDEAA3hEAIYoMAQDXEQAhiwxAAN4RACGMDEAA3hEAIY0MQADeEQAhjgwCAM0RACGPDEAA3hEAIZAMQADeEQAhkQxAAN4RACEDywlAAAAAAYAKAQAAAAHkCwAAAOQLAgvICQEAAAABywlAAAAAAdkJQAAAAAHgCQEAAAABjAsAAADgCwLcCwQAAAAB3QsBAAAAAd4LAQAAAAHgCwQAAAAB4QsEAAAAAeILQAAAAAEGvgIAAJEWACDICQEAAAABywlAAAAAAeIKAQAAAAHeCwEAAAAB5QsBAAAAAQIAAADYAwAgDwAAkRcAIAMAAADiAwAgDwAAkRcAIBAAAJUXACAIAAAA4gMAIAgAAJUXACC-AgAA9xUAIMgJAQDOEQAhywlAAM8RACHiCgEAzhEAId4LAQDOEQAh5QsBAM4RACEGvgIAAPcVACDICQEAzhEAIcsJQADPEQAh4goBAM4RACHeCwEAzhEAIeULAQDOEQAhBrsCAACQFgAgyAkBAAAAAcsJQAAAAAHiCgEAAAAB3gsBAAAAAeULAQAAAAECAAAA2AMAIA8AAJYXACAEyAkBAAAAAcsJQAAAAAGACgEAAAAB3AsEAAAAAQMAAADiAwAgDwAAlhcAIBAAAJsXACAIAAAA4gMAIAgAAJsXACC7AgAA9hUAIMgJAQDOEQAhywlAAM8RACHiCgEAzhEAId4LAQDOEQAh5QsBAM4RACEGuwIAAPYVACDICQEAzhEAIcsJQADPEQAh4goBAM4RACHeCwEAzhEAIeULAQDOEQAhDboCAADrFQAgyAkBAAAAAcsJQAAAAAHZCUAAAAAB4AkBAAAAAYwLAAAA4AsCogsBAAAAAdwLBAAAAAHdCwEAAAAB3gsBAAAAAeALBAAAAAHhCwQAAAAB4gtAAAAAAQIAAADgAwAgDwAAnBcAIAMAAADeAwAgDwAAnBcAIBAAAKAXACAPAAAA3gMAIAgAAKAXACC6AgAA3RUAIMgJAQDOEQAhywlAAM8RACHZCUAA3hEAIeAJAQDXEQAhjAsAANwV4AsiogsBANcRACHcCwQA5xEAId0LAQDOEQAh3gsBAM4RACHgCwQA5xEAIeELBADnEQAh4gtAAN4RACENugIAAN0VACDICQEAzhEAIcsJQADPEQAh2QlAAN4RACHgCQEA1xEAIYwLAADcFeALIqILAQDXEQAh3AsEAOcRACHdCwEAzhEAId4LAQDOEQAh4AsEAOcRACHhCwQA5xEAIeILQADeEQAhCsgJAgAAAAGyCgEAAAABggsBAAAAAZoLAQAAAAHECwABAAABxwsBAAAAAcgLAQAAAAHJCwEAAAABygsBAAAAAcsLAAEAAAEKyAkCAAAAAcgLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELAQAAAAHSCwAAyRUAINMLIAAAAAECAAAA3gQAIA8AAKIXACADAAAA5gQAIA8AAKIXACAQAACmFwAgDAAAAOYEACAIAACmFwAgyAkCAM0RACHICwEAzhEAIcwLAQDOEQAhzQsBAM4RACHOCwEAzhEAIc8LAQDOEQAh0AsBANcRACHRCwEA1xEAIdILAAC7FQAg0wsgAPERACEKyAkCAM0RACHICwEAzhEAIcwLAQDOEQAhzQsBAM4RACHOCwEAzhEAIc8LAQDOEQAh0AsBANcRACHRCwEA1xEAIdILAAC7FQAg0wsgAPERACEGyAkEAAAAAdsKAQAAAAHiCgEAAAABtgsBAAAAAbcLAQAAAAG4CwIAAAABAuIKAQAAAAG5CwIAAAABAgAAANoGACAPAACoFwAgAwAAAOIGACAPAACoFwAgEAAArBcAIAQAAADiBgAgCAAArBcAIOIKAQDOEQAhuQsCAM0RACEC4goBAM4RACG5CwIAzREAIQrXChAAAAAB9goCAAAAAYILAQAAAAGDCwEAAAABhAsBAAAAAYULEAAAAAGGCwIAAAABhwsBAAAAAYgLAQAAAAGJCwIAAAABBcgJBAAAAAG8CgEAAAAB_woBAAAAAYALAQAAAAGBC0AAAAABEMgJAQAAAAHLCUAAAAAB3wkBAAAAAeAJAQAAAAHjCQIAAAABiQoBAAAAAbwKAQAAAAG_CkAAAAAB1woQAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKgAAAAAH8CkAAAAAB_QpAAAAAAf4KQAAAAAEthAUAAOAUACCGBQAA4RQAIMgJAQAAAAHLCUAAAAAB3wkBAAAAAYkKAQAAAAG8CgEAAAABvwpAAAAAAdYKAQAAAAHXChAAAAAB2woBAAAAAfAKAQAAAAH-CkAAAAABggsBAAAAAYQLAQAAAAGHCwEAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LAQAAAAGPCwEAAAABkAsQAAAAAZELEAAAAAGSCwIAAAABkwuAAAAAAZQLgAAAAAGVCwABAAABlgsAAQAAAZcLAQAAAAGYCwABAAABmQtAAAAAAZoLAQAAAAGbCwEAAAABnAsBAAAAAZ0LIAAAAAGeCwIAAAABnwuAAAAAAaALAAEAAAGhC4AAAAABogsBAAAAAaMLAQAAAAGkCxAAAAABpQsgAAAAAaYLQAAAAAECAAAA2QcAIA8AALAXACADAAAA8AcAIA8AALAXACAQAAC0FwAgLwAAAPAHACAIAAC0FwAghAUAALkUACCGBQAAuhQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACEthAUAALkUACCGBQAAuhQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACEtgwUAAN8UACCGBQAA4RQAIMgJAQAAAAHLCUAAAAAB3wkBAAAAAYkKAQAAAAG8CgEAAAABvwpAAAAAAdYKAQAAAAHXChAAAAAB2woBAAAAAfAKAQAAAAH-CkAAAAABggsBAAAAAYQLAQAAAAGHCwEAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LAQAAAAGPCwEAAAABkAsQAAAAAZELEAAAAAGSCwIAAAABkwuAAAAAAZQLgAAAAAGVCwABAAABlgsAAQAAAZcLAQAAAAGYCwABAAABmQtAAAAAAZoLAQAAAAGbCwEAAAABnAsBAAAAAZ0LIAAAAAGeCwIAAAABnwuAAAAAAaALAAEAAAGhC4AAAAABogsBAAAAAaMLAQAAAAGkCxAAAAABpQsgAAAAAaYLQAAAAAECAAAA2QcAIA8AALUXACADAAAA8AcAIA8AALUXACAQAAC5FwAgLwAAAPAHACAIAAC5FwAggwUAALgUACCGBQAAuhQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACEtgwUAALgUACCGBQAAuhQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACEtgwUAAN8UACCEBQAA4BQAIMgJAQAAAAHLCUAAAAAB3wkBAAAAAYkKAQAAAAG8CgEAAAABvwpAAAAAAdYKAQAAAAHXChAAAAAB2woBAAAAAfAKAQAAAAH-CkAAAAABggsBAAAAAYQLAQAAAAGHCwEAAAABigsBAAAAAYsLAQAAAAGMCwEAAAABjQsBAAAAAY4LAQAAAAGPCwEAAAABkAsQAAAAAZELEAAAAAGSCwIAAAABkwuAAAAAAZQLgAAAAAGVCwABAAABlgsAAQAAAZcLAQAAAAGYCwABAAABmQtAAAAAAZoLAQAAAAGbCwEAAAABnAsBAAAAAZ0LIAAAAAGeCwIAAAABnwuAAAAAAaALAAEAAAGhC4AAAAABogsBAAAAAaMLAQAAAAGkCxAAAAABpQsgAAAAAaYLQAAAAAECAAAA2QcAIA8AALoXACAC1woQAAAAAfYKAgAAAAEDAAAA8AcAIA8AALoXACAQAAC_FwAgLwAAAPAHACAIAAC_FwAggwUAALgUACCEBQAAuRQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACEtgwUAALgUACCEBQAAuRQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIYkKAQDXEQAhvAoBAM4RACG_CkAAzxEAIdYKAQDOEQAh1woQAPoRACHbCgEAzhEAIfAKAQDXEQAh_gpAAM8RACGCCwEA1xEAIYQLAQDOEQAhhwsBAM4RACGKCwEAzhEAIYsLAQDOEQAhjAsBAM4RACGNCwEAzhEAIY4LAQDOEQAhjwsBAM4RACGQCxAAwRIAIZELEADBEgAhkgsCAOgRACGTC4AAAAABlAuAAAAAAZULAAG2FAAhlgsAAbYUACGXCwEA1xEAIZgLAAG3FAAhmQtAAM8RACGaCwEA1xEAIZsLAQDXEQAhnAsBAM4RACGdCyAA8REAIZ4LAgDoEQAhnwuAAAAAAaALAAG3FAAhoQuAAAAAAaILAQDXEQAhowsBANcRACGkCxAAwRIAIaULIADxEQAhpgtAAN4RACESggUAAKEUACDICQEAAAABywlAAAAAAd8JAQAAAAHgCQEAAAAB4wkCAAAAAYkKAQAAAAG8CgEAAAABvwpAAAAAAdcKEAAAAAH3CgEAAAAB-AoBAAAAAfkKAQAAAAH6CgEAAAAB-wqAAAAAAfwKQAAAAAH9CkAAAAAB_gpAAAAAAQIAAADlBwAgDwAAwBcAIAMAAADjBwAgDwAAwBcAIBAAAMQXACAUAAAA4wcAIAgAAMQXACCCBQAAkxQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIeAJAQDXEQAh4wkCAM0RACGJCgEA1xEAIbwKAQDOEQAhvwpAAM8RACHXChAA-hEAIfcKAQDOEQAh-AoBAM4RACH5CgEAzhEAIfoKAQDXEQAh-wqAAAAAAfwKQADeEQAh_QpAAN4RACH-CkAA3hEAIRKCBQAAkxQAIMgJAQDOEQAhywlAAM8RACHfCQEAzhEAIeAJAQDXEQAh4wkCAM0RACGJCgEA1xEAIbwKAQDOEQAhvwpAAM8RACHXChAA-hEAIfcKAQDOEQAh-AoBAM4RACH5CgEAzhEAIfoKAQDXEQAh-wqAAAAAAfwKQADeEQAh_QpAAN4RACH-CkAA3hEAIQXICQEAAAAB8AoBAAAAAfEKgAAAAAHyCiAAAAAB8wpAAAAAAQPICQEAAAAB8wpAAAAAAfQKAQAAAAECAAAA3ggAIA8AAMYXACADAAAA5ggAIA8AAMYXACAQAADKFwAgBQAAAOYIACAIAADKFwAgyAkBAM4RACHzCkAAzxEAIfQKAQDOEQAhA8gJAQDOEQAh8wpAAM8RACH0CgEAzhEAIQKACgEAAAAB3wpAAAAAAQrICQEAAAABywlAAAAAAdkJQAAAAAGgCkAAAAABtQoBAAAAAdoKAQAAAAHbCgEAAAAB3AoBAAAAAd0KIAAAAAHeCkAAAAABCK8GAADcEwAgywlAAAAAAYoKAQAAAAHbCgEAAAAB4goBAAAAAeMKAQAAAAHkCkAAAAAB5QpAAAAAAQIAAADdCQAgDwAAzRcAIAMAAADnCQAgDwAAzRcAIBAAANEXACAKAAAA5wkAIAgAANEXACCvBgAAwhMAIMsJQADPEQAhigoBAM4RACHbCgEAzhEAIeIKAQDOEQAh4woBANcRACHkCkAA3hEAIeUKQADeEQAhCK8GAADCEwAgywlAAM8RACGKCgEAzhEAIdsKAQDOEQAh4goBAM4RACHjCgEA1xEAIeQKQADeEQAh5QpAAN4RACEIqQYAANsTACDLCUAAAAABigoBAAAAAdsKAQAAAAHiCgEAAAAB4woBAAAAAeQKQAAAAAHlCkAAAAABAgAAAN0JACAPAADSFwAgBMgJAQAAAAHrCUAAAAABwgoBAAAAAdAKQAAAAAECyAkBAAAAAc8KQAAAAAEGigoBAAAAAb0KQAAAAAHWCgEAAAAB1woQAAAAAdgKAgAAAAHZChAAAAABAwAAAOcJACAPAADSFwAgEAAA2RcAIAoAAADnCQAgCAAA2RcAIKkGAADBEwAgywlAAM8RACGKCgEAzhEAIdsKAQDOEQAh4goBAM4RACHjCgEA1xEAIeQKQADeEQAh5QpAAN4RACEIqQYAAMETACDLCUAAzxEAIYoKAQDOEQAh2woBAM4RACHiCgEAzhEAIeMKAQDXEQAh5ApAAN4RACHlCkAA3hEAIQ6xBAAAshMAIKsGAACzEwAgrQYAALQTACDICQEAAAABywlAAAAAAdkJQAAAAAGgCkAAAAABtQoBAAAAAcQKAQAAAAHaCgEAAAAB2woBAAAAAdwKAQAAAAHdCiAAAAAB3gpAAAAAAQIAAADlCQAgDwAA2hcAIAMAAADjCQAgDwAA2hcAIBAAAN4XACAQAAAA4wkAIAgAAN4XACCxBAAAjRMAIKsGAACOEwAgrQYAAI8TACDICQEAzhEAIcsJQADPEQAh2QlAAN4RACGgCkAA3hEAIbUKAQDXEQAhxAoBANcRACHaCgEAzhEAIdsKAQDOEQAh3AoBANcRACHdCiAA8REAId4KQADeEQAhDrEEAACNEwAgqwYAAI4TACCtBgAAjxMAIMgJAQDOEQAhywlAAM8RACHZCUAA3hEAIaAKQADeEQAhtQoBANcRACHECgEA1xEAIdoKAQDOEQAh2woBAM4RACHcCgEA1xEAId0KIADxEQAh3gpAAN4RACEEyAkBAAAAAesJQAAAAAHOCgEAAAAB0ApAAAAAAQvICQEAAAAB6wlAAAAAAfgJAQAAAAGoCgIAAAABxQoBAAAAAcgKAQAAAAHRCgEAAAAB0goBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAQIAAADvCgAgDwAA4BcAIA6xBAAAshMAIK0GAAC0EwAgrgYAALUTACDICQEAAAABywlAAAAAAdkJQAAAAAGgCkAAAAABtQoBAAAAAcQKAQAAAAHaCgEAAAAB2woBAAAAAdwKAQAAAAHdCiAAAAAB3gpAAAAAAQIAAADlCQAgDwAA4hcAIAMAAADyCgAgDwAA4BcAIBAAAOYXACANAAAA8goAIAgAAOYXACDICQEAzhEAIesJQADPEQAh-AkBANcRACGoCgIAzREAIcUKAQDOEQAhyAoBAM4RACHRCgEAzhEAIdIKAQDOEQAh0woBAM4RACHUCgEAzhEAIdUKAQDOEQAhC8gJAQDOEQAh6wlAAM8RACH4CQEA1xEAIagKAgDNEQAhxQoBAM4RACHICgEAzhEAIdEKAQDOEQAh0goBAM4RACHTCgEAzhEAIdQKAQDOEQAh1QoBAM4RACEDAAAA4wkAIA8AAOIXACAQAADpFwAgEAAAAOMJACAIAADpFwAgsQQAAI0TACCtBgAAjxMAIK4GAACQEwAgyAkBAM4RACHLCUAAzxEAIdkJQADeEQAhoApAAN4RACG1CgEA1xEAIcQKAQDXEQAh2goBAM4RACHbCgEAzhEAIdwKAQDXEQAh3QogAPERACHeCkAA3hEAIQ6xBAAAjRMAIK0GAACPEwAgrgYAAJATACDICQEAzhEAIcsJQADPEQAh2QlAAN4RACGgCkAA3hEAIbUKAQDXEQAhxAoBANcRACHaCgEAzhEAIdsKAQDOEQAh3AoBANcRACHdCiAA8REAId4KQADeEQAhDrEEAACyEwAgqwYAALMTACCuBgAAtRMAIMgJAQAAAAHLCUAAAAAB2QlAAAAAAaAKQAAAAAG1CgEAAAABxAoBAAAAAdoKAQAAAAHbCgEAAAAB3AoBAAAAAd0KIAAAAAHeCkAAAAABAgAAAOUJACAPAADqFwAgAwAAAOMJACAPAADqFwAgEAAA7hcAIBAAAADjCQAgCAAA7hcAILEEAACNEwAgqwYAAI4TACCuBgAAkBMAIMgJAQDOEQAhywlAAM8RACHZCUAA3hEAIaAKQADeEQAhtQoBANcRACHECgEA1xEAIdoKAQDOEQAh2woBAM4RACHcCgEA1xEAId0KIADxEQAh3gpAAN4RACEOsQQAAI0TACCrBgAAjhMAIK4GAACQEwAgyAkBAM4RACHLCUAAzxEAIdkJQADeEQAhoApAAN4RACG1CgEA1xEAIcQKAQDXEQAh2goBAM4RACHbCgEAzhEAIdwKAQDXEQAh3QogAPERACHeCkAA3hEAIQbfCQEAAAAB4wkCAAAAAeQJQAAAAAG1CgEAAAABwApAAAAAAcMKAQAAAAEMyAkBAAAAAcsJQAAAAAH4CQEAAAAB_wkBAAAAAYAKAQAAAAGKCgEAAAABqAoCAAAAAcQKAQAAAAHFCgEAAAABxgoBAAAAAccKAQAAAAHICgEAAAABAgAAAM0LACAPAADwFwAgAwAAANULACAPAADwFwAgEAAA9BcAIA4AAADVCwAgCAAA9BcAIMgJAQDOEQAhywlAAM8RACH4CQEA1xEAIf8JAQDOEQAhgAoBANcRACGKCgEA1xEAIagKAgDNEQAhxAoBANcRACHFCgEAzhEAIcYKAQDOEQAhxwoBAM4RACHICgEAzhEAIQzICQEAzhEAIcsJQADPEQAh-AkBANcRACH_CQEAzhEAIYAKAQDXEQAhigoBANcRACGoCgIAzREAIcQKAQDXEQAhxQoBAM4RACHGCgEAzhEAIccKAQDOEQAhyAoBAM4RACEJywlAAAAAAdkJQAAAAAH3CQEAAAAB-AkBAAAAAfkJBAAAAAH6CUAAAAAB-wkBAAAAAfwJQAAAAAH9CSAAAAABDcgJBAAAAAHlCQEAAAAB5gkEAAAAAecJgAAAAAHoCQEAAAAB6QkCAAAAAeoJBAAAAAHrCUAAAAAB7AlAAAAAAe0JQAAAAAHuCQEAAAAB7wkBAAAAAfAJQAAAAAEX0wgAAJwSACDUCAAAnRIAIMgJAQAAAAHLCUAAAAAB2QlAAAAAAfgJAQAAAAH_CQAAAP8JAoAKAQAAAAGBCgEAAAABggoBAAAAAYMKAQAAAAGECgEAAAABhQoEAAAAAYYKBAAAAAGHCgEAAAABiAoQAAAAAYkKAQAAAAGKCgEAAAABiwoBAAAAAYwKQAAAAAGNCkAAAAABjgoCAAAAAY8KQAAAAAECAAAAsA0AIA8AAPcXACADAAAAvA0AIA8AAPcXACAQAAD7FwAgGQAAALwNACAIAAD7FwAg0wgAAPwRACDUCAAA_REAIMgJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDXEQAh_wkAAPkR_wkigAoBAM4RACGBCgEAzhEAIYIKAQDOEQAhgwoBAM4RACGECgEAzhEAIYUKBADnEQAhhgoEAOkRACGHCgEA1xEAIYgKEAD6EQAhiQoBANcRACGKCgEAzhEAIYsKAQDXEQAhjApAAN4RACGNCkAA3hEAIY4KAgDNEQAhjwpAAN4RACEX0wgAAPwRACDUCAAA_REAIMgJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDXEQAh_wkAAPkR_wkigAoBAM4RACGBCgEAzhEAIYIKAQDOEQAhgwoBAM4RACGECgEAzhEAIYUKBADnEQAhhgoEAOkRACGHCgEA1xEAIYgKEAD6EQAhiQoBANcRACGKCgEAzhEAIYsKAQDXEQAhjApAAN4RACGNCkAA3hEAIY4KAgDNEQAhjwpAAN4RACEX0ggAAJsSACDUCAAAnRIAIMgJAQAAAAHLCUAAAAAB2QlAAAAAAfgJAQAAAAH_CQAAAP8JAoAKAQAAAAGBCgEAAAABggoBAAAAAYMKAQAAAAGECgEAAAABhQoEAAAAAYYKBAAAAAGHCgEAAAABiAoQAAAAAYkKAQAAAAGKCgEAAAABiwoBAAAAAYwKQAAAAAGNCkAAAAABjgoCAAAAAY8KQAAAAAECAAAAsA0AIA8AAPwXACADAAAAvA0AIA8AAPwXACAQAACAGAAgGQAAALwNACAIAACAGAAg0ggAAPsRACDUCAAA_REAIMgJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDXEQAh_wkAAPkR_wkigAoBAM4RACGBCgEAzhEAIYIKAQDOEQAhgwoBAM4RACGECgEAzhEAIYUKBADnEQAhhgoEAOkRACGHCgEA1xEAIYgKEAD6EQAhiQoBANcRACGKCgEAzhEAIYsKAQDXEQAhjApAAN4RACGNCkAA3hEAIY4KAgDNEQAhjwpAAN4RACEX0ggAAPsRACDUCAAA_REAIMgJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDXEQAh_wkAAPkR_wkigAoBAM4RACGBCgEAzhEAIYIKAQDOEQAhgwoBAM4RACGECgEAzhEAIYUKBADnEQAhhgoEAOkRACGHCgEA1xEAIYgKEAD6EQAhiQoBANcRACGKCgEAzhEAIYsKAQDXEQAhjApAAN4RACGNCkAA3hEAIY4KAgDNEQAhjwpAAN4RACEX0ggAAJsSACDTCAAAnBIAIMgJAQAAAAHLCUAAAAAB2QlAAAAAAfgJAQAAAAH_CQAAAP8JAoAKAQAAAAGBCgEAAAABggoBAAAAAYMKAQAAAAGECgEAAAABhQoEAAAAAYYKBAAAAAGHCgEAAAABiAoQAAAAAYkKAQAAAAGKCgEAAAABiwoBAAAAAYwKQAAAAAGNCkAAAAABjgoCAAAAAY8KQAAAAAECAAAAsA0AIA8AAIEYACADAAAAvA0AIA8AAIEYACAQAACFGAAgGQAAALwNACAIAACFGAAg0ggAAPsRACDTCAAA_BEAIMgJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDXEQAh_wkAAPkR_wkigAoBAM4RACGBCgEAzhEAIYIKAQDOEQAhgwoBAM4RACGECgEAzhEAIYUKBADnEQAhhgoEAOkRACGHCgEA1xEAIYgKEAD6EQAhiQoBANcRACGKCgEAzhEAIYsKAQDXEQAhjApAAN4RACGNCkAA3hEAIY4KAgDNEQAhjwpAAN4RACEX0ggAAPsRACDTCAAA_BEAIMgJAQDOEQAhywlAAM8RACHZCUAAzxEAIfgJAQDXEQAh_wkAAPkR_wkigAoBAM4RACGBCgEAzhEAIYIKAQDOEQAhgwoBAM4RACGECgEAzhEAIYUKBADnEQAhhgoEAOkRACGHCgEA1xEAIYgKEAD6EQAhiQoBANcRACGKCgEAzhEAIYsKAQDXEQAhjApAAN4RACGNCkAA3hEAIY4KAgDNEQAhjwpAAN4RACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAxUAvQG7At0DuQG-AuEDugEBugIAuAEDFQC8AboC4wO4Ab0C5wO7AQG8AgC6AQG9AugDAAK7AukDAL4C6gMAAAADFQDBARYAwgEXAMMBAAAAAxUAwQEWAMIBFwDDAQG6AgC4AQG6AgC4AQMVAMgBFgDJARcAygEAAAADFQDIARYAyQEXAMoBAboCoQS4AQG6AqcEuAEFFQDPARYA0gEXANMBOADQATkA0QEAAAAAAAUVAM8BFgDSARcA0wE4ANABOQDRAQG8AgC6AQG8AgC6AQUVANgBFgDbARcA3AE4ANkBOQDaAQAAAAAABRUA2AEWANsBFwDcATgA2QE5ANoBAAAAAxUA4gEWAOMBFwDkAQAAAAMVAOIBFgDjARcA5AECFQDoAZAD4wTnAQGPAwDmAQGQA-QEAAAABRUA7AEWAO8BFwDwATgA7QE5AO4BAAAAAAAFFQDsARYA7wEXAPABOADtATkA7gEBjwMA5gEBjwMA5gEFFQD1ARYA-AEXAPkBOAD2ATkA9wEAAAAAAAUVAPUBFgD4ARcA-QE4APYBOQD3AQAAAAUVAP8BFgCCAhcAgwI4AIACOQCBAgAAAAAABRUA_wEWAIICFwCDAjgAgAI5AIECAAAAAxUAiQIWAIoCFwCLAgAAAAMVAIkCFgCKAhcAiwIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAUVALECFgC0AhcAtQI4ALICOQCzAgAAAAAABRUAsQIWALQCFwC1AjgAsgI5ALMCAAAAAxUAuwIWALwCFwC9AgAAAAMVALsCFgC8AhcAvQICFQDBAt0B3wbAAgGxBAC_AgHdAeAGAAAABRUAxQIWAMgCFwDJAjgAxgI5AMcCAAAAAAAFFQDFAhYAyAIXAMkCOADGAjkAxwIBsQQAvwIBsQQAvwIFFQDOAhYA0QIXANICOADPAjkA0AIAAAAAAAUVAM4CFgDRAhcA0gI4AM8COQDQAgAAAAUVANgCFgDbAhcA3AI4ANkCOQDaAgAAAAAABRUA2AIWANsCFwDcAjgA2QI5ANoCAAAAAxUA4gIWAOMCFwDkAgAAAAMVAOICFgDjAhcA5AIAAAAFFQDqAhYA7QIXAO4COADrAjkA7AIAAAAAAAUVAOoCFgDtAhcA7gI4AOsCOQDsAgQVAPYCgwXeB_EChAXiB_IChgXmB_MCAYIFAPACAYIFAPACAxUA9QKCBQDwAoMF6gf0AgGFBQDzAgGDBesHAAODBewHAIQF7QcAhgXuBwAAAAUVAPoCFgD9AhcA_gI4APsCOQD8AgAAAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAYIFAPACAYIFAPACBRUAgwMWAIYDFwCHAzgAhAM5AIUDAAAAAAAFFQCDAxYAhgMXAIcDOACEAzkAhQMBggUA8AIBggUA8AIFFQCMAxYAjwMXAJADOACNAzkAjgMAAAAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwGCBQDwAgGCBQDwAgUVAJUDFgCYAxcAmQM4AJYDOQCXAwAAAAAABRUAlQMWAJgDFwCZAzgAlgM5AJcDAYUFAPMCAYUFAPMCBRUAngMWAKEDFwCiAzgAnwM5AKADAAAAAAAFFQCeAxYAoQMXAKIDOACfAzkAoAMCFQCmA9gF4wilAwHXBQCkAwHYBeQIAAAAAxUAqgMWAKsDFwCsAwAAAAMVAKoDFgCrAxcArAMB1wUApAMB1wUApAMDFQCxAxYAsgMXALMDAAAAAxUAsQMWALIDFwCzAwAAAAUVALkDFgC8AxcAvQM4ALoDOQC7AwAAAAAABRUAuQMWALwDFwC9AzgAugM5ALsDAAAAAxUAwwMWAMQDFwDFAwAAAAMVAMMDFgDEAxcAxQMAAAADFQDLAxYAzAMXAM0DAAAAAxUAywMWAMwDFwDNAwMVANgDqQbiCdADrwbmCdEDAbEEAM8DBRUA1wOxBOgJzwOrBuwJ0gOtBvIJ1QOuBvYJ1gMCqgYA0QOsBgDTAwIVANQDqwbtCdIDAasG7gkAAaoGANEDAaoGANEDA6sG9wkArQb4CQCuBvkJAAKpBvoJAK8G-wkAAAADFQDcAxYA3QMXAN4DAAAAAxUA3AMWAN0DFwDeAwAAAAMVAOQDFgDlAxcA5gMAAAADFQDkAxYA5QMXAOYDAbEEAM8DAbEEAM8DAxUA6wMWAOwDFwDtAwAAAAMVAOsDFgDsAxcA7QMBsQTLCs8DAbEE0QrPAwMVAPIDFgDzAxcA9AMAAAADFQDyAxYA8wMXAPQDAaoGANEDAaoGANEDBRUA-QMWAPwDFwD9AzgA-gM5APsDAAAAAAAFFQD5AxYA_AMXAP0DOAD6AzkA-wMAAAUVAIIEFgCFBBcAhgQ4AIMEOQCEBAAAAAAABRUAggQWAIUEFwCGBDgAgwQ5AIQEAqoGANEDrAYA0wMCqgYA0QOsBgDTAwMVAIsEFgCMBBcAjQQAAAADFQCLBBYAjAQXAI0EAaoGANEDAaoGANEDAxUAkgQWAJMEFwCUBAAAAAMVAJIEFgCTBBcAlAQAAAAFFQCaBBYAnQQXAJ4EOACbBDkAnAQAAAAAAAUVAJoEFgCdBBcAngQ4AJsEOQCcBAIVAKIEwAfSC6EEAawGAKAEAcAH0wsAAAAFFQCmBBYAqQQXAKoEOACnBDkAqAQAAAAAAAUVAKYEFgCpBBcAqgQ4AKcEOQCoBAGsBgCgBAGsBgCgBAUVAK8EFgCyBBcAswQ4ALAEOQCxBAAAAAAABRUArwQWALIEFwCzBDgAsAQ5ALEEAAAABRUAuQQWALwEFwC9BDgAugQ5ALsEAAAAAAAFFQC5BBYAvAQXAL0EOAC6BDkAuwQAAAADFQDDBBYAxAQXAMUEAAAAAxUAwwQWAMQEFwDFBAAAAAMVAMsEFgDMBBcAzQQAAAADFQDLBBYAzAQXAM0EAAAABRUA0wQWANYEFwDXBDgA1AQ5ANUEAAAAAAAFFQDTBBYA1gQXANcEOADUBDkA1QQAAAADFQDdBBYA3gQXAN8EAAAAAxUA3QQWAN4EFwDfBAAAAAMVAOUEFgDmBBcA5wQAAAADFQDlBBYA5gQXAOcEAAAABRUA7QQWAPAEFwDxBDgA7gQ5AO8EAAAAAAAFFQDtBBYA8AQXAPEEOADuBDkA7wQEFQD3BNIItQ30BNMIuQ31BNQIuw32BAHRCADzBAHRCADzBAHRCL0N8wQC0gi-DQDTCL8NAAAABRUA-wQWAP4EFwD_BDgA_AQ5AP0EAAAAAAAFFQD7BBYA_gQXAP8EOAD8BDkA_QQB0QgA8wQB0QgA8wQFFQCEBRYAhwUXAIgFOACFBTkAhgUAAAAAAAUVAIQFFgCHBRcAiAU4AIUFOQCGBQHRCADzBAHRCADzBAUVAI0FFgCQBRcAkQU4AI4FOQCPBQAAAAAABRUAjQUWAJAFFwCRBTgAjgU5AI8FAdEIjg7zBAHRCJQO8wQFFQCWBRYAmQUXAJoFOACXBTkAmAUAAAAAAAUVAJYFFgCZBRcAmgU4AJcFOQCYBQAAAAMVAKAFFgChBRcAogUAAAADFQCgBRYAoQUXAKIFAAAAAxUAqAUWAKkFFwCqBQAAAAMVAKgFFgCpBRcAqgUAAAAFFQCwBRYAswUXALQFOACxBTkAsgUAAAAAAAUVALAFFgCzBRcAtAU4ALEFOQCyBQECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG_AtkDuAHAAusDuAHBAu0DuAHCAu4DuAHDAu8DuAHEAvEDuAHFAvMDAsYC9AO-AccC9gO4AcgC-AMCyQL5A78BygL6A7gBywL7A7gBzAL8AwLNAv8DwAHOAoAExAHPAoEEuQHQAoIEuQHRAoMEuQHSAoQEuQHTAoUEuQHUAocEuQHVAokEAtYCigTFAdcCjAS5AdgCjgQC2QKPBMYB2gKQBLkB2wKRBLkB3AKSBALdApUExwHeApYEywHfApcEugHgApgEugHhApkEugHiApoEugHjApsEugHkAp0EugHlAp8EAuYCoATMAecCowS6AegCpQQC6QKmBM0B6gKoBLoB6wKpBLoB7AKqBALtAq0EzgHuAq4E1AHvAq8EuwHwArAEuwHxArEEuwHyArIEuwHzArMEuwH0ArUEuwH1ArcEAvYCuATVAfcCugS7AfgCvAQC-QK9BNYB-gK-BLsB-wK_BLsB_ALABAL9AsME1wH-AsQE3QH_AsYE3gGAA8cE3gGBA8oE3gGCA8sE3gGDA8wE3gGEA84E3gGFA9AEAoYD0QTfAYcD0wTeAYgD1QQCiQPWBOABigPXBN4BiwPYBN4BjAPZBAKNA9wE4QGOA90E5QGRA98E5gGSA-UE5gGTA-gE5gGUA-kE5gGVA-oE5gGWA-wE5gGXA-4EApgD7wTpAZkD8QTmAZoD8wQCmwP0BOoBnAP1BOYBnQP2BOYBngP3BAKfA_oE6wGgA_sE8QGhA_wE5wGiA_0E5wGjA_4E5wGkA_8E5wGlA4AF5wGmA4IF5wGnA4QFAqgDhQXyAakDhwXnAaoDiQUCqwOKBfMBrAOLBecBrQOMBecBrgONBQKvA5AF9AGwA5EF-gGxA5MF-wGyA5QF-wGzA5cF-wG0A5gF-wG1A5kF-wG2A5sF-wG3A50FArgDngX8AbkDoAX7AboDogUCuwOjBf0BvAOkBfsBvQOlBfsBvgOmBQK_A6kF_gHAA6oFhALBA6wFhQLCA60FhQLDA7AFhQLEA7EFhQLFA7IFhQLGA7QFhQLHA7YFAsgDtwWGAskDuQWFAsoDuwUCywO8BYcCzAO9BYUCzQO-BYUCzgO_BQLPA8IFiALQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtgKhBMIGtwKiBMMGtwKjBMYGtwKkBMcGtwKlBMgGtwKmBMoGtwKnBMwGAqgEzQa4AqkEzwa3AqoE0QYCqwTSBrkCrATTBrcCrQTUBrcCrgTVBgKvBNgGugKwBNkGvgKyBNsGvwKzBOEGvwK0BOQGvwK1BOUGvwK2BOYGvwK3BOgGvwK4BOoGArkE6wbCAroE7Qa_ArsE7wYCvATwBsMCvQTxBr8CvgTyBr8CvwTzBgLABPYGxALBBPcGygLCBPgGwALDBPkGwALEBPoGwALFBPsGwALGBPwGwALHBP4GwALIBIAHAskEgQfLAsoEgwfAAssEhQcCzASGB8wCzQSHB8ACzgSIB8ACzwSJBwLQBIwHzQLRBI0H0wLSBI8H1ALTBJAH1ALUBJMH1ALVBJQH1ALWBJUH1ALXBJcH1ALYBJkHAtkEmgfVAtoEnAfUAtsEngcC3ASfB9YC3QSgB9QC3gShB9QC3wSiBwLgBKUH1wLhBKYH3QLiBKgH3gLjBKkH3gLkBKwH3gLlBK0H3gLmBK4H3gLnBLAH3gLoBLIHAukEswffAuoEtQfeAusEtwcC7AS4B-AC7QS5B94C7gS6B94C7wS7BwLwBL4H4QLxBL8H5QLyBMEH5gLzBMIH5gL0BMUH5gL1BMYH5gL2BMcH5gL3BMkH5gL4BMsHAvkEzAfnAvoEzgfmAvsE0AcC_ATRB-gC_QTSB-YC_gTTB-YC_wTUBwKABdcH6QKBBdgH7wKHBdoH8AKIBe8H8AKJBfIH8AKKBfMH8AKLBfQH8AKMBfYH8AKNBfgHAo4F-Qf3Ao8F-wfwApAF_QcCkQX-B_gCkgX_B_ACkwWACPAClAWBCAKVBYQI-QKWBYUI_wKXBYYI8QKYBYcI8QKZBYgI8QKaBYkI8QKbBYoI8QKcBYwI8QKdBY4IAp4FjwiAA58FkQjxAqAFkwgCoQWUCIEDogWVCPECowWWCPECpAWXCAKlBZoIggOmBZsIiAOnBZwI8gKoBZ0I8gKpBZ4I8gKqBZ8I8gKrBaAI8gKsBaII8gKtBaQIAq4FpQiJA68FpwjyArAFqQgCsQWqCIoDsgWrCPICswWsCPICtAWtCAK1BbAIiwO2BbEIkQO3BbII8wK4BbMI8wK5BbQI8wK6BbUI8wK7BbYI8wK8BbgI8wK9BboIAr4FuwiSA78FvQjzAsAFvwgCwQXACJMDwgXBCPMCwwXCCPMCxAXDCALFBcYIlAPGBccImgPHBcgI9ALIBckI9ALJBcoI9ALKBcsI9ALLBcwI9ALMBc4I9ALNBdAIAs4F0QibA88F0wj0AtAF1QgC0QXWCJwD0gXXCPQC0wXYCPQC1AXZCALVBdwInQPWBd0IowPZBd8IpAPaBeUIpAPbBegIpAPcBekIpAPdBeoIpAPeBewIpAPfBe4IAuAF7winA-EF8QikA-IF8wgC4wX0CKgD5AX1CKQD5QX2CKQD5gX3CALnBfoIqQPoBfsIrQPpBfwIpQPqBf0IpQPrBf4IpQPsBf8IpQPtBYAJpQPuBYIJpQPvBYQJAvAFhQmuA_EFhwmlA_IFiQkC8wWKCa8D9AWLCaUD9QWMCaUD9gWNCQL3BZAJsAP4BZEJtAP5BZMJtQP6BZQJtQP7BZcJtQP8BZgJtQP9BZkJtQP-BZsJtQP_BZ0JAoAGngm2A4EGoAm1A4IGogkCgwajCbcDhAakCbUDhQalCbUDhgamCQKHBqkJuAOIBqoJvgOJBqwJvwOKBq0JvwOLBrAJvwOMBrEJvwONBrIJvwOOBrQJvwOPBrYJApAGtwnAA5EGuQm_A5IGuwkCkwa8CcEDlAa9Cb8DlQa-Cb8Dlga_CQKXBsIJwgOYBsMJxgOZBsUJxwOaBsYJxwObBskJxwOcBsoJxwOdBssJxwOeBs0JxwOfBs8JAqAG0AnIA6EG0gnHA6IG1AkCowbVCckDpAbWCccDpQbXCccDpgbYCQKnBtsJygOoBtwJzgOwBt4JzwOxBvwJzwOyBv4JzwOzBv8JzwO0BoAKzwO1BoIKzwO2BoQKArcGhQrZA7gGhwrPA7kGiQoCugaKCtoDuwaLCs8DvAaMCs8DvQaNCgK-BpAK2wO_BpEK3wPABpMK4APBBpQK4APCBpcK4APDBpgK4APEBpkK4APFBpsK4APGBp0KAscGngrhA8gGoArgA8kGogoCygajCuIDywakCuADzAalCuADzQamCgLOBqkK4wPPBqoK5wPQBqsK0APRBqwK0APSBq0K0APTBq4K0APUBq8K0APVBrEK0APWBrMKAtcGtAroA9gGtgrQA9kGuAoC2ga5CukD2wa6CtAD3Aa7CtAD3Qa8CgLeBr8K6gPfBsAK7gPgBsEK0QPhBsIK0QPiBsMK0QPjBsQK0QPkBsUK0QPlBscK0QPmBskKAucGygrvA-gGzQrRA-kGzwoC6gbQCvAD6wbSCtED7AbTCtED7QbUCgLuBtcK8QPvBtgK9QPwBtkK1gPxBtoK1gPyBtsK1gPzBtwK1gP0Bt0K1gP1Bt8K1gP2BuEKAvcG4gr2A_gG5ArWA_kG5goC-gbnCvcD-wboCtYD_AbpCtYD_QbqCgL-Bu0K-AP_Bu4K_gOAB_AK0wOBB_EK0wOCB_QK0wODB_UK0wOEB_YK0wOFB_gK0wOGB_oKAocH-wr_A4gH_QrTA4kH_woCigeAC4AEiweBC9MDjAeCC9MDjQeDCwKOB4YLgQSPB4cLhwSQB4gL0gORB4kL0gOSB4oL0gOTB4sL0gOUB4wL0gOVB44L0gOWB5ALApcHkQuIBJgHkwvSA5kHlQsCmgeWC4kEmweXC9IDnAeYC9IDnQeZCwKeB5wLigSfB50LjgSgB54L1QOhB58L1QOiB6AL1QOjB6EL1QOkB6IL1QOlB6QL1QOmB6YLAqcHpwuPBKgHqQvVA6kHqwsCqgesC5AEqwetC9UDrAeuC9UDrQevCwKuB7ILkQSvB7MLlQSwB7ULlgSxB7YLlgSyB7kLlgSzB7oLlgS0B7sLlgS1B70LlgS2B78LArcHwAuXBLgHwguWBLkHxAsCugfFC5gEuwfGC5YEvAfHC5YEvQfICwK-B8sLmQS_B8wLnwTBB84LoATCB9QLoATDB9cLoATEB9gLoATFB9kLoATGB9sLoATHB90LAsgH3gujBMkH4AugBMoH4gsCywfjC6QEzAfkC6AEzQflC6AEzgfmCwLPB-kLpQTQB-oLqwTRB-sLoQTSB-wLoQTTB-0LoQTUB-4LoQTVB-8LoQTWB_ELoQTXB_MLAtgH9AusBNkH9guhBNoH-AsC2wf5C60E3Af6C6EE3Qf7C6EE3gf8CwLfB_8LrgTgB4AMtAThB4IMtQTiB4MMtQTjB4YMtQTkB4cMtQTlB4gMtQTmB4oMtQTnB4wMAugHjQy2BOkHjwy1BOoHkQwC6weSDLcE7AeTDLUE7QeUDLUE7geVDALvB5gMuATwB5kMvgTxB5sMvwTyB5wMvwTzB58MvwT0B6AMvwT1B6EMvwT2B6MMvwT3B6UMAvgHpgzABPkHqAy_BPoHqgwC-werDMEE_AesDL8E_QetDL8E_geuDAL_B7EMwgSACLIMxgSBCLQMxwSCCLUMxwSDCLgMxwSECLkMxwSFCLoMxwSGCLwMxwSHCL4MAogIvwzIBIkIwQzHBIoIwwwCiwjEDMkEjAjFDMcEjQjGDMcEjgjHDAKPCMoMygSQCMsMzgSRCM0MzwSSCM4MzwSTCNEMzwSUCNIMzwSVCNMMzwSWCNUMzwSXCNcMApgI2AzQBJkI2gzPBJoI3AwCmwjdDNEEnAjeDM8EnQjfDM8EngjgDAKfCOMM0gSgCOQM2AShCOYM2QSiCOcM2QSjCOoM2QSkCOsM2QSlCOwM2QSmCO4M2QSnCPAMAqgI8QzaBKkI8wzZBKoI9QwCqwj2DNsErAj3DNkErQj4DNkErgj5DAKvCPwM3ASwCP0M4ASxCP8M4QSyCIAN4QSzCIMN4QS0CIQN4QS1CIUN4QS2CIcN4QS3CIkNArgIig3iBLkIjA3hBLoIjg0CuwiPDeMEvAiQDeEEvQiRDeEEvgiSDQK_CJUN5ATACJYN6ATBCJgN6QTCCJkN6QTDCJwN6QTECJ0N6QTFCJ4N6QTGCKAN6QTHCKINAsgIow3qBMkIpQ3pBMoIpw0CywioDesEzAipDekEzQiqDekEzgirDQLPCK4N7ATQCK8N8gTVCLEN8wTWCMAN8wTXCMIN8wTYCMMN8wTZCMQN8wTaCMYN8wTbCMgNAtwIyQ34BN0Iyw3zBN4IzQ0C3wjODfkE4AjPDfME4QjQDfME4gjRDQLjCNQN-gTkCNUNgAXlCNYN9ATmCNcN9ATnCNgN9AToCNkN9ATpCNoN9ATqCNwN9ATrCN4NAuwI3w2BBe0I4Q30BO4I4w0C7wjkDYIF8AjlDfQE8QjmDfQE8gjnDQLzCOoNgwX0COsNiQX1COwN9QT2CO0N9QT3CO4N9QT4CO8N9QT5CPAN9QT6CPIN9QT7CPQNAvwI9Q2KBf0I9w31BP4I-Q0C_wj6DYsFgAn7DfUEgQn8DfUEggn9DQKDCYAOjAWECYEOkgWFCYMO9gSGCYQO9gSHCYYO9gSICYcO9gSJCYgO9gSKCYoO9gSLCYwOAowJjQ6TBY0JkA72BI4Jkg4CjwmTDpQFkAmVDvYEkQmWDvYEkgmXDgKTCZoOlQWUCZsOmwWVCZ0OnAWWCZ4OnAWXCaEOnAWYCaIOnAWZCaMOnAWaCaUOnAWbCacOApwJqA6dBZ0Jqg6cBZ4JrA4CnwmtDp4FoAmuDpwFoQmvDpwFogmwDgKjCbMOnwWkCbQOowWlCbYOpAWmCbcOpAWnCboOpAWoCbsOpAWpCbwOpAWqCb4OpAWrCcAOAqwJwQ6lBa0Jww6kBa4JxQ4CrwnGDqYFsAnHDqQFsQnIDqQFsgnJDgKzCcwOpwW0Cc0OqwW1Cc8OrAW2CdAOrAW3CdMOrAW4CdQOrAW5CdUOrAW6CdcOrAW7CdkOArwJ2g6tBb0J3A6sBb4J3g4CvwnfDq4FwAngDqwFwQnhDqwFwgniDgLDCeUOrwXECeYOtQU"
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
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
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
  Purchase: "Purchase",
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
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
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
  organizationId: "organizationId",
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
