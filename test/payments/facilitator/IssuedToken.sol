// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

/// What a payment reads of a token whose issuer may stop one holder or all of them, as USDC's may.
contract IssuedToken {
    bool public paused;
    mapping(address => bool) public isBlacklisted;

    function balanceOf(address) external pure returns (uint256) {
        return 1_000_000;
    }

    function authorizationState(address, bytes32) external pure returns (bool) {
        return false;
    }

    function pause(bool isPaused) external {
        paused = isPaused;
    }

    function blacklist(address account) external {
        isBlacklisted[account] = true;
    }
}
